import type { Sign } from './sign.ts';

/** Lines that a page adds to its text: they neither end a paragraph nor begin one. */
export const FURNITURE: readonly Sign<'furniture'>[] = [
  {
    id: 'page-number',
    language: 'both',
    is: 'furniture',
    pattern:
      /^(?:- ?)?(?:(?:pagina|page|pag\.|p\.) ?)?\d{1,4}(?: ?(?:de|of|\/) ?\d{1,4})?(?: ?[-|│]? ?(?:pagina|page)?)?$/,
    reason: 'El número de la página queda entre dos renglones del mismo párrafo.',
    source: 'ours',
    yes: ['12', 'pagina 3 de 10', '- 4 -', '8 │ page', '3/9'],
    no: ['12 de marzo', '3. precio', '1°'],
  },
  {
    id: 'running-foot',
    language: 'both',
    is: 'furniture',
    pattern: /^[^.;,:]{3,60} ?[-|│–—]? ?(?:pagina|page) \d{1,4} (?:de|of) \d{1,4}$/,
    reason: 'El título se repite en cada página con su número.',
    source: 'ours',
    yes: ['distribution agreement page 3 of 18', 'contrato de arrendamiento pagina 2 de 9'],
    no: ['page 3 of the agreement', 'the schedule on page 3', '1. services: see page 3 of 18'],
  },
  {
    id: 'filing',
    language: 'en',
    is: 'furniture',
    pattern: /^source: .{2,90}, [^,]{1,16}, \d{1,2}\/\d{1,2}\/\d{4}$/,
    reason: 'Filings repeat their origin at the foot of each page.',
    source: 'ours',
    yes: ['source: acme corp, 8-k, 3/30/2020', 'source: acme, inc., drs (on f-1), 3/30/2020'],
    no: ['source: the annual report of the company'],
  },
  {
    id: 'two-page-numbers',
    language: 'both',
    is: 'furniture',
    pattern: /^\d{1,3} {1,8}\d{1,3}$/,
    reason: 'Old filings print the number of a page and that of the next at the break between them.',
    source: 'ours',
    yes: ['5 6', '10    11'],
    no: ['5 6 7', '10 % 11', '2.1 3'],
  },
  {
    id: 'docket',
    language: 'en',
    is: 'furniture',
    pattern: /^case \S[^.;]{4,40} doc(?:ument)? \S{1,10} filed \d{1,2}\/\d{1,2}\/\d{2,4} page \d{1,4} of \d{1,4}$/,
    reason: 'Courts stamp each page of what is filed with them.',
    source: 'ours',
    yes: ['case 04-10001- abc doc 22-1 filed 03/30/04 page 3 of 18'],
    no: ['case 5: document filed late'],
  },
  {
    id: 'signed-electronically',
    language: 'es',
    is: 'furniture',
    pattern:
      /^(?:codigo: ?[a-z]{6,20}|c.?digo: ?[a-z]{6,20}|este documento tiene firma electr.nica|y su original puede ser validado en|https?:\/\/\S+)$/,
    reason: 'El pie con que el Poder Judicial certifica cada página.',
    source: 'ours',
    yes: ['codigo: qwertyuiop', 'este documento tiene firma electronica', 'http://ejemplo.cl'],
    no: ['codigo: civil', 'este documento tiene dos anexos'],
  },
];
