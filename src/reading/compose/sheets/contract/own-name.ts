/** Characters at the head of a contract in which it calls itself something. */
const HEAD = 1200;
/** A line that is the name of a contract and nothing else. */
const LINE =
  /^(?:[\p{L}&/',-]+ ){0,6}(?:agreement|contract|addendum)$|^(?:contrato|acuerdo|convenio|pacto|anexo de contrato)(?: [\p{L}&/',-]+){0,9}$/iu;
/** Such a name within a line, in capitals or as the contract speaks of itself. */
const WITHIN = [
  /(?<!\p{L})((?:\p{Lu}[\p{Lu}&/-]+ ){1,5}?(?:AGREEMENT|CONTRACT))(?=[ ,.]|$)/u,
  /(?<!\p{L})this ((?:\p{Lu}[\p{L}&/-]+ ){1,5}Agreement)(?!\p{L})/iu,
  /(?<!\p{L})(?:el presente|este) ((?:contrato|acuerdo|convenio) de(?: \p{L}+){1,3})(?=[ ,.])/iu,
] as const;
/** What is marked on a copy, and words of a sentence: neither is a name. */
const MARKS = /^(?:(?:execution|conformed|final|draft|copy|version|form of|this|the|exhibit|ex)\s+)+/iu;
const SAYS = /(?<!\p{L})(?:dated|made|entered|is|are|por el|of this|to the|for the|hereby|portions|certain)(?!\p{L})/iu;
const LONG = 70;

const calm = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();

/** What a contract calls itself in its first lines, in small letters: "Sponsorship agreement"; "" where it does not say, or only that it is one. */
export function ownName(text: string): string {
  const head = text.slice(0, HEAD);
  const lines = head.split('\n').map((line) => line.replace(/[#*_"“”\s]+/g, ' ').trim());
  const flat = lines.join(' ').replace(/\s+/g, ' ');
  const found = [
    lines.find((line) => LINE.test(line) && !SAYS.test(line)),
    ...WITHIN.map((form) => form.exec(flat)?.[1]),
  ];
  const names = found.map((name) => (name ?? '').replace(MARKS, '').trim());
  const name = names.find((one) => one.includes(' ') && one.length <= LONG && !SAYS.test(one));
  return name ? calm(name) : '';
}
