declare module 'word-extractor' {
  /** By default quotation marks become those of ASCII: what is quoted must stay as it was written. */
  type AsWritten = { filterUnicode: false };
  export default class WordExtractor {
    extract(bytes: Buffer): Promise<{
      getBody(options: AsWritten): string;
      getFootnotes(options: AsWritten): string;
      getEndnotes(options: AsWritten): string;
      getHeaders(options: AsWritten & { includeFooters: false }): string;
      getFooters(options: AsWritten): string;
      getTextboxes(options: AsWritten): string;
      getAnnotations(options: AsWritten): string;
    }>;
  }
}
