/** A name with a soft hyphen, so that a narrow screen breaks it as a reader would: `Aansprakelijkheids-verzekering`. */
export const withSoftHyphen = (name: string): string => name.replace(/\Bverzekering/, '\u00adverzekering')
