/** The package as far as its program uses it: one run of the command `espeak-ng`, with files of its own in memory. */
declare module 'espeak-ng' {
  type Files = { writeFile(name: string, text: string): void; readFile(name: string): Uint8Array };
  type Run = {
    arguments: string[];
    print(line: string): void;
    printErr(line: string): void;
    preRun: ((module: { FS: Files }) => void)[];
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void): object;
  };
  export default function espeak(run: Run): Promise<{ FS: Files }>;
}
