declare module 'fontkit' {
  /** Opens a font: TrueType, OpenType, WOFF or WOFF2. */
  export function create(bytes: Uint8Array): unknown;
}
