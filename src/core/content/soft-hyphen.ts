/**
 * A name with a soft hyphen, so that a narrow screen breaks it as a reader would: `Aansprakelijkheids-verzekering`. Only for what
 * is drawn: in a title of a page, a mail or anything stored or compared the sign is in the way.
 */
export const withSoftHyphen = (name: string): string => name.replace(/\Bverzekering/, '\u00adverzekering')
