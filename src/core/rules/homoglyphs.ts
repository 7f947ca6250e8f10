type Letters = Readonly<Record<string, string>>

/**
 * Latin letters that Unicode's tables do not map to a plain form: small capitals, letters with a stroke, hook or tail, turned
 * letters.
 */
const latin: Letters = {
  a: 'ɐɑᴀᶏᶐⱥ',
  b: 'ƀƃɓʙᴃᵬᶀꞗßþ',
  c: 'ƈȼɕʗᴄꜿꞓꞔ',
  d: 'đƌȡɖɗᴅᵭᶁᶑꝺꟈð',
  e: 'ǝəɇɘɛɜɝɞʚᴇᴈᶒᶓᶔⱸⱻꬲꬳꬴ',
  f: 'ƒᵮᶂꜰꝼꞙ',
  g: 'ǥɠɡɢʛᵷᵹᶃꝿꞡꟑꬶ',
  h: 'ħɥɦʜʮʯⱨꞕ',
  i: 'ıɨɩɪᴉᵼᶖ',
  j: 'ȷɉɟʄʝᴊ',
  k: 'ƙʞᴋᶄⱪꝁꝃꝅꞣĸ',
  l: 'łƚȴɫɬɭʟᴌᶅⱡꝉꞁꞎꬷꬸꬹ',
  m: 'ɯɰɱᴍᴟᵯᶆꟺꬺ',
  n: 'ƞȵɲɳɴᴎᵰᶇꞑꞥꬻŋ',
  o: 'øɔɵᴏᴐᴑᴒᴓᴖᴗᶗⱺꝋꝍꬽꬾꬿ',
  p: 'ƥᴘᵱᵽᶈꝑꝓꝕ',
  q: 'ɋʠꝗꝙꞯ',
  r: 'ɍɹɺɻɼɽɾɿʀʁᴙᴚᵲᵳᶉⱹꞃꞧꭆꭉꭋꭌꭨ',
  s: 'ȿʂᵴᶊꜱꞅꞩꟊ',
  t: 'ŧƫƭȶʇʈᴛᵵⱦꞇ',
  u: 'ʉᴜᴝᴞᶙꞹꭎꭒ',
  v: 'ʋʌᴠᶌⱱⱴꝟ',
  w: 'ʍᴡⱳ',
  x: 'ᶍꭖꭗꭘꭙ',
  y: 'ƴɏʎʏꭚ',
  z: 'ƶȥɀʐʑᴢᵶᶎⱬ',
}

const cyrillic: Letters = {
  a: 'а',
  b: 'вь',
  c: 'с',
  d: 'дԁ',
  e: 'ез',
  g: 'ԍ',
  h: 'нһ',
  i: 'іӏ',
  j: 'ј',
  k: 'к',
  m: 'м',
  n: 'п',
  o: 'о',
  p: 'р',
  q: 'ԛ',
  r: 'гя',
  s: 'ѕ',
  t: 'т',
  u: 'и',
  v: 'ѵ',
  w: 'ԝ',
  x: 'х',
  y: 'у',
}

const greek: Letters = {
  a: 'α',
  b: 'β',
  c: 'ϲ',
  e: 'ε',
  i: 'ι',
  j: 'ϳ',
  k: 'κ',
  m: 'μ',
  n: 'η',
  o: 'ο',
  p: 'ρ',
  s: 'σς',
  t: 'τ',
  u: 'υ',
  v: 'ν',
  w: 'ω',
  x: 'χ',
  y: 'γ',
}

const armenian: Letters = {
  g: 'ց',
  h: 'հ',
  i: 'լ',
  j: 'յ',
  n: 'ոռ',
  o: 'օ',
  p: 'բ',
  q: 'զգ',
  s: 'տ',
  u: 'սա',
  w: 'ա',
}

const syllables: Letters = {
  ...{
    a: 'ᗩᗅ',
    b: 'ᗷ',
    c: 'ᑕ',
    d: 'ᗪᗞ',
    e: 'ᗴᕮ',
    f: 'ᖴ',
    g: 'ᘜ',
    h: 'ᕼ',
    i: 'ᓰ',
    j: 'ᒍ',
    k: 'ᛕ',
    l: 'ᒪ',
    m: 'ᗰ',
  },
  ...{ n: 'ᑎ', o: 'ᗝ', p: 'ᑭ', q: 'ᑫ', r: 'ᖇ', s: 'ᔕ', t: 'ᖶ', u: 'ᑌ', v: 'ᐯ', w: 'ᗯ', x: '᙭', z: 'ᘔ' },
}

const signs: Letters = {
  ...{ a: '4@', b: '68', e: '3€', g: '9', i: '1!|', m: '₥', o: '0', s: '5$', t: '7+', z: '2' },
}

/** The small letter that each look-alike letter, digit or sign is read as. */
const read: ReadonlyMap<string, string> = new Map(
  [latin, cyrillic, greek, armenian, syllables, signs].flatMap((letters) =>
    Object.entries(letters).flatMap(([letter, alikes]) =>
      [...alikes].map((alike): [string, string] => [alike, letter]),
    ),
  ),
)

/**
 * Homoglyphs: the small Latin letters that a hasty reader takes a text for, without accents: `ᴀdmin`, `Тhuisbasis` and
 * `mod3rator` read as `admin`, `thuisbasis` and `moderator`. Characters that look like no letter stay. Of Unicode's own list (UTS
 * 39) this has only what can stand for the letters of our words; the whole list is thousands of characters.
 */
export const asLatin = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase()]
    .map((sign) => read.get(sign) ?? sign)
    .join('')
    .replace(/\p{M}/gu, '')
