/** The index of one source version. Made by `buildSegment`, kept sealed as bytes, read back by `readSegment`. */
export type Segment = { readonly language: 'es' | 'en' };
