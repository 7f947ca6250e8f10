/*
 * What the clipboard holds after copying from programs that colleagues write in, shortened but not tidied: the order, the classes
 * and the odd parts are those of the programs. `expected` is what the field makes of it, `told` what it says about the rest.
 */

interface Sample {
  from: string
  html: string
  expected: string
  told: string
}

const wordHead = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal, li.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} @page WordSection1 {size:595.3pt 841.9pt;} --></style>
</head><body lang=NL style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->`
const wordFoot = '<!--EndFragment--></body></html>'

const dots = '&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; '
const wordItem = (sign: string, level: number, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>${dots}</span></span></span><![endif]>${text}<o:p></o:p></p>`

const wordLetter: Sample = {
  from: 'Word: a title, paragraphs and lists in lists',
  html: `${wordHead}
<h1><span style='mso-fareast-font-family:"Times New Roman"'>Lekkage, en dan?<o:p></o:p></span></h1>
<p class=MsoNormal>Een lek kost al snel <b>€&nbsp;500</b>. Bel dus
meteen, ook in <st1:place w:st="on">Den Haag</st1:place>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${wordItem('·', 1, 'Draai de kraan dicht.')}
${wordItem('o', 2, 'Die zit vaak in de <i>meterkast</i>.')}
${wordItem('·', 1, 'Maak foto’s.')}
<h2><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span>Daarna</h2>
${wordItem('1.', 1, 'Bel <a href="https://www.example.org/hulp"><span style=\'color:#0563C1\'>de hulplijn</span></a>.')}
${wordItem('2.', 1, 'Wacht op de vakman.')}
<p class=MsoNormal align=center style='text-align:center'><span style='font-family:"Comic Sans MS";color:red'>Succes!</span><o:p></o:p></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="_x0000_i1025"><v:imagedata src="file:///C:/Temp/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=240 height=120 src="file:///C:/Temp/clip_image001.png" v:shapes="_x0000_i1025"><![endif]></p>
${wordFoot}`,
  expected:
    '<h2>Lekkage, en dan?</h2><p>Een lek kost al snel <strong>€\u00a0500</strong>. Bel dus meteen, ook in Den Haag.</p><ul><li>Draai de kraan dicht.<ul><li>Die zit vaak in de <em>meterkast</em>.</li></ul></li><li>Maak foto’s.</li></ul><h2>Daarna</h2><ol><li>Bel <a href="https://www.example.org/hulp">de hulplijn</a>.</li><li>Wacht op de vakman.</li></ol><p>Succes!</p>',
  told: '2 stukken opmaak, 1 plaatje en 2 lettertypen zijn weggelaten.',
}

const wordTable: Sample = {
  from: 'Word: a table with a caption beside it and a merged cell',
  html: `${wordHead}
<p class=MsoCaption style='page-break-after:avoid'>Tabel 1 Wat het kost<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal><b>Dienst<o:p></o:p></b></p></td>
  <td width=301 valign=top><p class=MsoNormal><b>Leden</b><o:p></o:p></p></td>
  <td width=301 valign=top><p class=MsoNormal><b>Anderen</b><o:p></o:p></p></td>
 </tr>
 <tr><td><p class=MsoNormal>Keuring</p></td><td colspan=2><p class=MsoNormal align=right style='text-align:right'>€&nbsp;445</p></td></tr>
 <tr><td rowspan=2><p class=MsoNormal>Taxatie</p></td><td><p class=MsoNormal>€&nbsp;695</p></td><td><p class=MsoNormal>€&nbsp;745</p></td></tr>
 <tr><td><p class=MsoNormal>spoed</p></td><td><p class=MsoNormal>niet</p></td></tr>
</table>
${wordFoot}`,
  expected:
    '<table><caption>Tabel 1 Wat het kost</caption><thead><tr><th scope="col">Dienst</th><th scope="col">Leden</th><th scope="col">Anderen</th></tr></thead><tbody><tr><td>Keuring</td><td>€\u00a0445</td><td></td></tr><tr><td>Taxatie</td><td>€\u00a0695</td><td>€\u00a0745</td></tr><tr><td></td><td>spoed</td><td>niet</td></tr></tbody></table>',
  told: '1 stuk opmaak is weggelaten. Samengevoegde cellen staan nu los.',
}

const wordReview: Sample = {
  from: 'Word: with changes that are followed and remarks',
  html: `${wordHead}
<p class=MsoNormal>We komen <del cite="mailto:Loes" datetime="2026-11-02T10:01"><s><span class=msoDel>morgen</span></s></del><ins cite="mailto:Loes" datetime="2026-11-02T10:01">binnen twee dagen</ins> langs<a style='mso-comment-reference:LD_1;mso-comment-date:20261102T1002'>, ook op zaterdag</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[LD1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>.<a name="_Toc12345"></a></p>
<div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%"><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Klopt dit nog?</p></div></div></div>
${wordFoot}`,
  expected: '<p>We komen binnen twee dagen langs, ook op zaterdag.</p>',
  told: '1 opmerking is weggelaten.',
}

const wordOnline: Sample = {
  from: 'Word in a browser: lists of one item each',
  html: `<meta charset='utf-8'><div class="OutlineElement Ltr SCXW2 BCX0" style="direction:ltr;"><p class="Paragraph SCXW2 BCX0" role="heading" aria-level="1" style="color:rgb(15,71,97);text-align:left"><span data-contrast="none" class="TextRun SCXW2" style="font-family:'Aptos Display',sans-serif;font-size:20pt;color:rgb(15,71,97)"><span class="NormalTextRun">Zo werkt het</span></span><span class="EOP SCXW2" style="font-size:20pt">&nbsp;</span></p></div>
<div class="ListContainerWrapper SCXW2 BCX0"><ul class="BulletListStyle1 SCXW2" role="list" style="list-style-type:disc"><li data-leveltext="" data-font="Symbol" data-listid="1" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW2"><p class="Paragraph SCXW2"><span class="TextRun SCXW2"><span class="NormalTextRun">Je belt ons.</span></span><span class="EOP SCXW2">&nbsp;</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW2 BCX0"><ul class="BulletListStyle2 SCXW2" role="list"><li data-leveltext="o" data-font="Courier New" data-listid="1" data-aria-posinset="1" data-aria-level="2" role="listitem" class="OutlineElement Ltr SCXW2"><p class="Paragraph SCXW2"><span class="TextRun SCXW2" style="font-weight:bold">Of je mailt.</span><span class="EOP SCXW2">&nbsp;</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW2 BCX0"><ul class="BulletListStyle1 SCXW2" role="list"><li data-leveltext="" data-listid="1" data-aria-posinset="2" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW2"><p class="Paragraph SCXW2"><span class="TextRun SCXW2">We komen kijken.</span></p></li></ul></div>`,
  expected:
    '<p>Zo werkt het</p><ul><li>Je belt ons.<ul><li><strong>Of je mailt.</strong></li></ul></li><li>We komen kijken.</li></ul>',
  told: '2 stukken opmaak en 1 lettertype zijn weggelaten.',
}

const outlook: Sample = {
  from: 'Outlook: a mail with a signature and addresses behind those of its guard',
  html: `${wordHead}
<div class=WordSection1><p class=MsoNormal><span style='mso-fareast-language:EN-US'>Hoi Noor,<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>De folder staat op <a href="https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.org%2Ffolder%3Fa%3D1%26b%3D2&amp;data=05%7C02%7Cnoor&amp;sdata=x&amp;reserved=0">de site</a>. Op
onze <a href="http://intranet/stukken">eigen schijf</a> staat hij ook. Bel mij:
<a href="tel:+31 (0)70 123 45 67">070 123 45 67</a>.<o:p></o:p></p>
<p class=MsoNormal><b><span style='font-size:10.0pt;font-family:"Segoe UI",sans-serif;color:#1F497D'>Loes Dijkgraaf</span></b><span style='font-size:10.0pt;font-family:"Segoe UI",sans-serif;color:#1F497D'><br>Adviseur<br><img border=0 width=120 height=40 id="Picture_x0020_1" src="cid:image001.png@01DC" alt="Logo"></span><o:p></o:p></p>
<div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal><b><span lang=EN-US>Van:</span></b><span lang=EN-US> Noor <br><b>Verzonden:</b> dinsdag</span></p></div></div>
${wordFoot}`,
  expected:
    '<p>Hoi Noor,</p><p>De folder staat op <a href="https://www.example.org/folder?a=1&amp;b=2">de site</a>. Op onze eigen schijf staat hij ook. Bel mij: <a href="tel:+31701234567">070 123 45 67</a>.</p><p><strong>Loes Dijkgraaf</strong><br>Adviseur</p><p><strong>Van:</strong> Noor <br><strong>Verzonden:</strong> dinsdag</p>',
  told: '2 stukken opmaak, 1 plaatje, 1 lettertype en 1 link zijn weggelaten.',
}

const outlookWeb: Sample = {
  from: 'Outlook in a browser: a box for each line',
  html: `<meta http-equiv="content-type" content="text/html; charset=utf-8"><div class="elementToProof" style="font-family: Aptos, Aptos_EmbeddedFont, Calibri, Helvetica, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">Voor de nieuwe pagina:</div><div class="elementToProof" style="font-family: Aptos, Calibri, sans-serif; color: rgb(0, 0, 0);"><br></div><ul data-editing-info="{&quot;applyListStyleFromLevel&quot;:true}" style="margin-top:0px;margin-bottom:0px"><li style="font-family:Aptos,sans-serif"><div role="presentation" class="elementToProof">Isoleren scheelt <u>elke maand</u> geld.</div></li><li><div role="presentation" class="elementToProof">Per m<sup>2</sup>, en CO<sub>2</sub> erbij.</div></li></ul><div class="x_elementToProof" style="background-color: rgb(255, 255, 0);">Dit is<span>&nbsp;</span><span style="font-weight: 700;">belangrijk</span>.</div>`,
  expected:
    '<p>Voor de nieuwe pagina:</p><ul><li>Isoleren scheelt elke maand geld.</li><li>Per m², en CO2 erbij.</li></ul><p>Dit is <strong>belangrijk</strong>.</p>',
  told: '4 stukken opmaak en 1 lettertype zijn weggelaten.',
}

const googleDocs: Sample = {
  from: 'Google Docs: everything in a b that is not bold',
  html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c4d-7fff-8e9f"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Je huis verkopen</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;text-decoration:none;">Lees </span><a href="https://www.google.com/url?q=https://www.example.org/verkoop&amp;sa=D&amp;source=editors" style="text-decoration:none;"><span style="font-family:Arial;color:#1155cc;font-weight:400;text-decoration:underline;">onze uitleg</span></a><span style="font-family:Arial;color:#000000;font-weight:700;"> en bel dan</span><span style="font-family:Arial;color:#000000;font-weight:400;">.</span></p><br /><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:disc;font-family:Arial;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Ruim op.</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-style:italic;">Ook de zolder.</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Maak foto’s.</span></p></li></ul><h3 dir="ltr"><span style="color:#434343;font-weight:400;">Kosten</span></h3><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="vertical-align:top;"><p dir="ltr"><span style="font-weight:700;">Wat</span></p></td><td><p dir="ltr"><span style="font-weight:700;">Bedrag</span></p></td></tr><tr><td><p dir="ltr"><span>Makelaar</span></p></td><td><br /></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`,
  expected:
    '<h2>Je huis verkopen</h2><p>Lees <a href="https://www.example.org/verkoop">onze uitleg</a><strong> en bel dan</strong>.</p><ul><li>Ruim op.<ul><li><em>Ook de zolder.</em></li></ul></li><li>Maak foto’s.</li></ul><h3>Kosten</h3><table><thead><tr><th scope="col">Wat</th><th scope="col">Bedrag</th></tr></thead><tbody><tr><td>Makelaar</td><td></td></tr></tbody></table>',
  told: '1 stuk opmaak en 1 lettertype zijn weggelaten.',
}

const gmail: Sample = {
  from: 'Gmail: lines with breaks, a smile as a picture and an answer below',
  html: `<div dir="ltr"><div>Hallo,<br><br>De nieuwe tekst is:&nbsp; <b>bel ons gerust</b>. <img data-emoji="🙂" alt="🙂" src="https://fonts.gstatic.com/s/e/notoemoji/17.0/1f642/72.png" width="20" height="20"></div><div><br></div><div>Groet,<br>Sem</div><img src="https://mail.example.net/open.gif" width="1" height="1"></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">Op di 24 nov 2026 schreef Noor:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex"><div>Mag ik de tekst?</div></blockquote></div>`,
  expected:
    '<p>Hallo,</p><p>De nieuwe tekst is: <strong>bel ons gerust</strong>.</p><p>Groet,<br>Sem</p><p>Op di 24 nov 2026 schreef Noor:</p><p>Mag ik de tekst?</p>',
  told: '1 plaatje is weggelaten.',
}

const appleMail: Sample = {
  from: 'Mail of Apple: spans with every style, a quotation and a heading by its size',
  html: `<meta charset="UTF-8"><span style="caret-color: rgb(0, 0, 0); color: rgb(0, 0, 0); font-family: Helvetica; font-size: 14px; font-style: normal; font-weight: 400; text-align: start; text-transform: none; text-decoration: none; display: inline !important; float: none;">Bel tussen<span class="Apple-converted-space">&nbsp;</span></span><b style="caret-color: rgb(0, 0, 0); color: rgb(0, 0, 0); font-family: Helvetica;">9.00 en 17.00 uur</b><span style="color: rgb(0, 0, 0); font-family: Helvetica;">.</span><div style="color: rgb(0, 0, 0); font-family: Helvetica;"><br></div><ul class="Apple-dash-list" style="color: rgb(0, 0, 0);"><li>Ook op<span class="Apple-converted-space">&nbsp;</span>zaterdag</li></ul><blockquote type="cite" style="color: rgb(0, 0, 0);"><div>Wanneer kan ik bellen?</div></blockquote><blockquote style="margin: 0 0 0 40px; border: none; padding: 0px;"><div>Mailen kan altijd: <a href="mailto:hulp@example.org">hulp@example.org</a></div></blockquote><blockquote>Ze hielpen me meteen.</blockquote><br class="Apple-interchange-newline">`,
  expected:
    '<p>Bel tussen <strong>9.00 en 17.00 uur</strong>.</p><ul><li>Ook op zaterdag</li></ul><p>Wanneer kan ik bellen?</p><p>Mailen kan altijd: <a href="mailto:hulp@example.org">hulp@example.org</a></p><blockquote><p>Ze hielpen me meteen.</p></blockquote>',
  told: '1 lettertype is weggelaten.',
}

const newsletter: Sample = {
  from: 'a newsletter: tables for its looks, and what must never come along',
  html: `<!DOCTYPE html><html><head><title>Nieuws</title><style>.x{color:red}</style></head><body><div style="display:none;max-height:0">Lees meer binnenin</div><table role="presentation" width="100%"><tr><td align="center"><table width="600" style="background:#ffcc00"><tr><td><h1 onclick="alert(1)" style="color:#cc0000">Subsidie</h1><p>Vraag hem aan <a href="javascript:alert(1)">hier</a> of <a href="//example.net/x">daar</a>, vóór <strong onmouseover="x()">1 januari</strong>.</p><ol><li><h3>Kijk eerst</h3>of je mag.</li></ol></td></tr></table></td></tr></table><table><tr><th>Maatregel</th><th>Bedrag</th></tr><tr><th>Dak</th><td>€ 16,25</td></tr></table><script>alert(1)</script><iframe src="https://example.net/"></iframe><form action="https://example.net/"><label>Naam <input name="n"></label><button>Stuur</button></form><svg onload="alert(1)"><circle r="4"/></svg><a href="data:text/html,x">bestand</a></body></html>`,
  expected:
    '<h2>Subsidie</h2><p>Vraag hem aan hier of daar, vóór <strong>1 januari</strong>.</p><ol><li><p>Kijk eerst</p><p>of je mag.</p></li></ol><table><thead><tr><th scope="col">Maatregel</th><th scope="col">Bedrag</th></tr></thead><tbody><tr><th scope="row">Dak</th><td>€ 16,25</td></tr></tbody></table><p>Naam Stuur</p><p>bestand</p>',
  told: '2 stukken opmaak, 1 plaatje, 3 links en 2 ingevoegde onderdelen zijn weggelaten.',
}

export const samples: readonly Sample[] = [
  wordLetter,
  wordTable,
  wordReview,
  wordOnline,
  outlook,
  outlookWeb,
  googleDocs,
  gmail,
  appleMail,
  newsletter,
]
