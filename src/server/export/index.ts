/** The door of the room: what later rooms may use. */
export { writeXlsx, type XlsxCell } from './xlsx.ts';
export { fileNameOf, MEDIA, printExport, sendExport, type Exported } from './send.ts';
export type { Part } from './manuscript.ts';
