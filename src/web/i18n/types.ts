import { text } from '#contract/language.ts';
import type { SourceType } from '#contract/source-type.ts';

const names = (of: Record<SourceType, string>) => of;
/** What each type of source is called. */
export const typeNames = text({
  en: names({
    pdf: 'PDF',
    docx: 'DOCX',
    odt: 'ODT',
    pptx: 'PPTX',
    rtf: 'RTF',
    eml: 'E-mail',
    msg: 'E-mail',
    doc: 'DOC',
    xlsx: 'XLSX',
    txt: 'Text',
    md: 'Markdown',
    text: 'Text',
    'copied-text': 'Pasted text',
    audio: 'Audio',
    image: 'Image',
    video: 'Video',
    website: 'Website',
    youtube: 'YouTube',
    'multiple-websites': 'Websites',
  }),
  es: names({
    pdf: 'PDF',
    docx: 'DOCX',
    odt: 'ODT',
    pptx: 'PPTX',
    rtf: 'RTF',
    eml: 'Correo',
    msg: 'Correo',
    doc: 'DOC',
    xlsx: 'XLSX',
    txt: 'Texto',
    md: 'Markdown',
    text: 'Texto',
    'copied-text': 'Texto pegado',
    audio: 'Audio',
    image: 'Imagen',
    video: 'Video',
    website: 'Sitio web',
    youtube: 'YouTube',
    'multiple-websites': 'Sitios web',
  }),
});
