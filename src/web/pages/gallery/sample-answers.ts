import type { AnswerContent } from '#contract/answer.ts';
import { useText } from '#web/i18n/language.ts';
import { answersText } from './answers-text.ts';
import { card, Cites, head, row, say, SILENT, UNREAD } from './cites.ts';
import { idOf } from './samples.ts';

/** An answer of each shape, of documents that nobody wrote: their words stay Spanish, ours follow the language on screen. */
export function useAnswers(): { name: string; content: AnswerContent }[] {
  const t = useText(answersText);
  const LEASE = 'Contrato de arrendamiento · Bodega 7';
  const make = (of: (c: Cites) => Partial<AnswerContent>): AnswerContent => {
    const cites = new Cites(LEASE);
    return cites.answer(of(cites));
  };
  return [
    {
      name: t.passages,
      content: make((c) => ({
        understood: { text: t.understood, plain: t.passages },
        withdrawn: [{ text: t.withdrawn, reason: 'claim' }],
        direct: [say(t.yes), c.quote('seis rentas mensuales'), say(t.of), c.quote('412 UF'), say('.')],
        segments: [
          head('Cláusula octava'),
          c.quote(
            'La arrendataria no podrá poner término al contrato antes de cumplidos veinticuatro meses desde su vigencia. |A contar del mes vigésimo quinto podrá hacerlo mediante carta certificada enviada por notario, con una anticipación mínima de ciento veinte días corridos|, pagando a título de cláusula penal una suma equivalente a seis rentas mensuales vigentes a la fecha del aviso.',
          ),
          head('Cláusula cuarta · Renta'),
          c.quote('La renta mensual será la suma de |412 unidades de fomento|, que se pagará por adelantado.'),
          head('Art. 1544'),
          c.quote('Cuando por el pacto principal una de las partes se obligó a pagar…', 'Código Civil'),
        ],
      })),
    },
    {
      name: t.sheet,
      content: make((c) => ({
        direct: [c.quote('Arriendo de la Bodega 7 en Lampa por cinco años'), say('.')],
        cards: [
          card(
            'sheet',
            'Contrato de arrendamiento',
            [
              row(t.rent, [c.cell('412 UF')], { main: true }),
              row(t.term, [c.cell('60 meses')], { main: true }),
              row(t.deposit, [c.cell('1.236 UF')], { main: true }),
              row(t.ends, [c.cell('30 jun 2029')], { main: true }),
              row(t.landlord, [c.cell('Inversiones Los Boldos SpA, representada por don Hernán Cáceres Mella')]),
              row(t.tenant, [c.cell('Frigoríficos Andalién Ltda., representada por doña Rocío Painemal Soto')]),
              row(t.place, [c.cell('Bodega 7, Parque Industrial Los Robles, Lampa; 2.400 m²')]),
              row(t.fines, [c.cell('5 UF por cada día de atraso')]),
              row(t.guarantor, [SILENT]),
              row(t.annex, [UNREAD]),
              row(t.law, [c.cell('Las leyes de la República de Chile')]),
              row(t.court, [c.cell('Los tribunales de la comuna de Santiago')]),
            ],
            { about: t.sheetAbout },
          ),
        ],
      })),
    },
    {
      name: t.ruling,
      content: make((c) => ({
        direct: [c.quote('Se acoge el recurso'), say(t.reduces)],
        cards: [
          card(
            'ruling',
            'Inmobiliaria Quilapilún con Distribuidora Río Maipo',
            [
              row(
                t.claim,
                [c.cell('El pago de ocho rentas a título de cláusula penal por el desistimiento anticipado')],
                {
                  speaker: t.claimant,
                },
              ),
              row(t.defense, [c.cell('Que la pena es enorme y debe rebajarse conforme al artículo 1544')], {
                speaker: t.defendant,
              }),
              row(t.reasons, [
                c.cell('La pena admite la rebaja del artículo 1544 del Código Civil en cuanto exceda al duplo'),
                c.cell('La obligación garantizada es la renta del mes en que se desiste'),
              ]),
              row(t.held, [c.cell('|Se acoge el recurso|; en sentencia de reemplazo, la pena se fija en dos rentas')]),
            ],
            { about: t.rulingAbout, note: t.rulingNote },
          ),
        ],
      })),
    },
    {
      name: t.list,
      content: make((c) => ({
        direct: [say(t.obligations)],
        cards: [
          card(
            'list',
            t.listTitle,
            (
              [
                [
                  'Cláusula cuarta · Renta',
                  'días 1 a 5',
                  'Pagar 412 UF por adelantado, dentro de los primeros cinco días de cada mes',
                ],
                ['Cláusula cuarta · Renta', 'multa', 'Pagar multa de 5 UF por cada día de atraso'],
                [
                  'Cláusula cuarta · Renta',
                  '',
                  'Reembolsar los gastos comunes del parque contra presentación de la cuenta',
                ],
                [
                  'Cláusula sexta · Uso y conservación',
                  '',
                  'Destinar el inmueble exclusivamente a almacenamiento refrigerado',
                ],
                [
                  'Cláusula sexta · Uso y conservación',
                  '',
                  'No introducir mejoras sin autorización escrita de la arrendadora',
                ],
                [
                  'Cláusula sexta · Uso y conservación',
                  '',
                  'Mantener en funcionamiento la red húmeda y los detectores',
                ],
                [
                  'Cláusula sexta · Uso y conservación',
                  '48 horas',
                  'Permitir la inspección, avisada con cuarenta y ocho horas',
                ],
                [
                  'Cláusula octava · Término anticipado',
                  '120 días',
                  'Enviar el aviso por carta certificada notarial, con 120 días',
                ],
              ] as const
            ).map(([group, label, words]) => row(label, [c.cell(words)], { group })),
          ),
        ],
      })),
    },
    {
      name: t.whatIf,
      content: make((c) => ({
        direct: [c.quote('se tendrá por no dado'), say('.')],
        cards: [
          card(
            'what-if',
            t.whatIfTitle,
            [
              row(t.if, [c.cell('El aviso que no se dé por carta certificada enviada por notario')]),
              row(t.follows, [
                c.cell(
                  '|se tendrá por no dado para todos los efectos|, y la renta se seguirá devengando hasta que se dé en forma',
                ),
              ]),
              row(t.refers, [c.cell('El correo electrónico servirá solo para comunicaciones ordinarias')], {
                group: 'Cláusula vigésima, comunicaciones',
              }),
              row(t.means, [c.cell('La comunicación que pone término, prorroga o modifica el contrato')], {
                group: 'Aviso',
              }),
            ],
            { note: t.whatIfNote },
          ),
        ],
      })),
    },
    {
      name: t.comparison,
      content: make((c) => ({
        direct: [say(t.differ)],
        cards: [
          card(
            'comparison',
            t.comparisonTitle,
            [
              row(t.rent, [c.cell('|412 UF| al mes'), c.cell('|398 UF| al mes', 'Bodega 12')], { differs: true }),
              row(
                t.term,
                [
                  c.cell('|60 meses| desde el 1 de julio de 2024'),
                  c.cell('|36 meses| desde el 1 de marzo de 2025', 'Bodega 12'),
                ],
                { differs: true },
              ),
              row(t.insurance, [SILENT, c.cell('|Póliza de incendio| a nombre de la arrendadora', 'Bodega 12')], {
                differs: true,
              }),
              row(t.law, [c.cell('Las leyes de Chile'), c.cell('Las leyes de Chile', 'Bodega 12')]),
            ],
            { columns: ['Bodega 7', 'Bodega 12'] },
          ),
        ],
      })),
    },
    {
      name: t.figures,
      content: make((c) => ({
        direct: [c.quote('412 UF al mes'), say('.')],
        segments: [
          head('Cláusula cuarta'),
          c.quote(
            'La renta mensual será la suma de |412 unidades de fomento|, que la arrendataria pagará por adelantado.',
          ),
        ],
        cards: [
          card('figures', t.figuresTitle, [
            row('Cláusula cuarta', [c.cell('412 UF')], { main: true }),
            row('Anexo 2, hoja Rentas, fila 14', [c.cell('421 UF', 'Anexo 2')], { main: true }),
            row('', [c.cell('En caso de contradicción, |primará lo dispuesto en el cuerpo del contrato|.')], {
              group: 'cláusula vigésima segunda',
            }),
          ]),
          card('also', t.also, [
            row(t.adjustment, [c.cell('la renta se expresa y paga en UF del día')], { group: 'cláusula quinta' }),
            row(t.deposit, [c.cell('1.236 UF, tres rentas de 412')], { group: 'cláusula séptima' }),
          ]),
        ],
      })),
    },
    {
      name: t.near,
      content: make((c) => {
        const nearest = [
          c.of(
            'La arrendataria responderá de todo siniestro que provenga de su culpa, incluidos los daños por incendio.',
          ),
          c.of('El inmueble cuenta con red húmeda y detectores de incendio en las naves A y B.', 'Anexo 3'),
        ];
        const words = [
          { word: 'seguro', count: 0 },
          { word: 'incendio', count: 3 },
        ];
        const sources = [{ id: idOf(1), title: LEASE }];
        return { no_answer: { outcome: 'near', reason: 'weak', words, sources, nearest, would_help: t.policy } };
      }),
    },
  ];
}
