import type { SaidRule } from '../ruling/said.ts';

const rule = (id: string, find: string, yes: SaidRule['yes'], no: SaidRule['no'], not?: RegExp): SaidRule => ({
  id,
  find: new RegExp(find.replaceAll(' ', String.raw`\s+`), 'diu'),
  yes,
  no,
  ...(not && { not }),
});
const THIS = String.raw`(?:(?:esta|la presente) (?:ley|normativa)|(?:este|el presente) (?:c[óo]digo|reglamento|decreto(?: ley)?|cuerpo legal)|this (?:act|law|regulation|code|directive))`;

/** What a law is for. Ours. */
export const OBJECT: readonly SaidRule[] = [
  rule(
    'law.object',
    String.raw`(?<cell>${THIS} (?:tiene|tendr[áa]) por (?:objeto|finalidad))`,
    [
      [
        'Esta ley tiene por objeto proteger a competidores y consumidores.',
        'Esta ley tiene por objeto proteger a competidores y consumidores',
      ],
    ],
    ['El objeto de la multa es disuadir.'],
  ),
  rule(
    'law.regulates',
    String.raw`(?<cell>${THIS} (?:regula|establece|regir[áa](?!n| a (?:contar|partir)| desde)|rige|fija|lays down|applies|establishes|regulates))`,
    [
      [
        'Esta ley establece y regula el sistema de financiamiento urbano compartido.',
        'Esta ley establece y regula el sistema de financiamiento urbano compartido',
      ],
    ],
    ['La ley anterior rige aún.'],
  ),
  rule(
    'law.applies',
    String.raw`(?<cell>(?:las (?:normas|disposiciones)|lo dispuesto)(?: \p{L}+){0,4} (?:esta|la presente|este|el presente) (?:ley|c[óo]digo) (?:se aplicar[áa]n?|rigen|regular[áa]n?|se aplican))`,
    [
      [
        'Las normas establecidas en esta ley se aplicarán a la cobranza de las cotizaciones adeudadas.',
        'Las normas establecidas en esta ley se aplicarán a la cobranza de las cotizaciones adeudadas',
      ],
    ],
    ['Las normas de procedimiento son otras.'],
  ),
];

/** Whom a law binds. Ours. */
export const BINDS: readonly SaidRule[] = [
  rule(
    'law.binds',
    String.raw`(?<cell>(?:a (?:las disposiciones|lo dispuesto) (?:de|en) (?:esta|la presente) ley (?:quedan?|estar[áa]n?) (?:sujet|sometid|afect)[oa]s?|(?:quedan?|estar[áa]n?|est[áa]n) (?:sujet|sometid|obligad|afect)[oa]s? a (?:las (?:normas|disposiciones) de )?(?:esta|la presente|este) (?:ley|c[óo]digo)|(?:la presente|esta) ley (?:se aplicar[áa]|ser[áa] aplicable|es aplicable|se aplica|rige) (?:a|respecto|para)|this (?:act|regulation|law) (?:applies|shall apply) to))`,
    [
      [
        'La presente ley será aplicable a los prestadores de salud, públicos o privados.',
        'La presente ley será aplicable a los prestadores de salud, públicos o privados',
      ],
    ],
    ['El deudor queda en mora.'],
    /derog|transitori/iu,
  ),
];

/** What a law punishes with. Ours. */
export const SANCTIONS: readonly SaidRule[] = [
  rule(
    'law.sanction',
    String.raw`(?<cell>(?:(?:ser[áa]n?|podr[áa]n? ser) (?:sancionad|castigad|penad|multad)[oa]s? con|se (?:sancionar[áa]n?|castigar[áa]n?|aplicar[áa]n?) (?:con |una )?(?:multas?|pena|presidio|prisi[óo]n)|(?:sufrir[áa]n?|incurrir[áa]n? en) (?:la |las |una )?(?:penas?|multas?)|shall be (?:fined|punished|liable to)))`,
    [
      [
        'El que incumpla será sancionado con multa de hasta 50 unidades tributarias mensuales.',
        'será sancionado con multa de hasta 50 unidades tributarias mensuales',
      ],
    ],
    ['La multa se pagará en la Tesorería.'],
  ),
  rule(
    'law.fine',
    String.raw`(?<cell>la multa [^.;]{0,90}?(?:fluctuar[áa]|ser[áa]|no podr[áa] (?:ser|exceder)|ir[áa] de)[^.;]{0,30} (?:entre|de|a|desde) (?:\d|una?|dos|diez|cien))`,
    [
      [
        'La multa a que se refiere este artículo fluctuará entre 2 y 1.000 unidades tributarias mensuales.',
        'La multa a que se refiere este artículo fluctuará entre 2 y 1.000 unidades tributarias mensuales',
      ],
    ],
    ['La multa se pagará en la Tesorería.'],
  ),
];

/** Before which court one goes. Ours. */
export const COURT: readonly SaidRule[] = [
  rule(
    'law.court',
    String.raw`(?<cell>(?:ser[áa]n? (?:tribunal(?:es)? )?competentes? para conocer|conocer[áa]n? de (?:las (?:causas|acciones|denuncias|infracciones)|los juicios)))`,
    [
      [
        'Será competente para conocer de las causas de esta ley el juzgado de letras en lo civil del domicilio del demandado.',
        'Será competente para conocer de las causas de esta ley el juzgado de letras en lo civil del domicilio del demandado',
      ],
    ],
    ['El juez competente firmará.'],
  ),
];

/** In what time its actions are lost. Ours. */
export const PRESCRIBES: readonly SaidRule[] = [
  rule(
    'law.prescribes',
    String.raw`(?<cell>(?:las? acci(?:ones|[óo]n)|las? infracci(?:ones|[óo]n))[^.;]{0,110}? prescrib(?:e|en|ir[áa]n?) (?:en|a los|dentro|al))`,
    [
      [
        'Las acciones que nacen de esta ley prescriben en el plazo de un año.',
        'Las acciones que nacen de esta ley prescriben en el plazo de un año',
      ],
    ],
    ['El pago prescribe.'],
  ),
];

/** When a law begins to be in force. Ours. */
export const FORCE: readonly SaidRule[] = [
  rule(
    'law.force',
    String.raw`(?:(?:esta|la presente) ley|(?:este|el presente) (?:c[óo]digo|decreto(?: ley)?|reglamento)|this (?:act|regulation|law))[^.;]{0,60}? (?<cell>(?:entrar[áa]n? en vigencia|comenzar[áa]n? a regir|empezar[áa]n? a regir|entrar[áa]n? en vigor|regir[áa]n? (?:a contar|desde|a partir|transcurrid)|shall (?:come|enter) into force))`,
    [
      [
        'Las disposiciones de esta ley entrarán en vigencia seis meses después de su publicación.',
        'entrarán en vigencia seis meses después de su publicación',
      ],
    ],
    ['La ley está en vigencia.', 'Los artículos 5 y 8 de esta ley entrarán en vigencia en treinta días.'],
    // A part of the law that begins at a day of its own says nothing of the whole.
    /reglamento que entrar|(?:art[íi]culos?|n[úu]meros?|letras?|sections?|articles?)\s[^.;]{1,80}(?:ley|c[óo]digo|decreto|reglamento|act|law)[^.;]{0,60} (?:entrar|comenzar|empezar|regir|shall)/iu,
  ),
];
