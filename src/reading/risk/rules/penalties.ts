import type { Rule } from './rule.ts';

/** Rules on penalties, for contracts in Spanish. */
export const penalties: readonly Rule[] = [
  {
    id: 'es-penalty-daily',
    area: 'penalties',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    except: ['employment', 'terms'],
    signal: {
      any: [
        /\b(multa|pena|clausula penal)\b.{0,160}\b(por cada|por) (dia|semana|mes|hora)\b/,
        /\bpor cada (dia|semana|mes) .{0,40}(atraso|retardo|mora|retraso|demora).{0,160}\bmulta\b/,
      ],
      unless:
        /\btope\b|\bcon un maximo\b|no podra[n]? (exceder|superar)|maximo (total )?(equivalente|de)|hasta un (maximo|total|limite)|limite (maximo )?de|no excedera/,
    },
    raise: /sin (limite|tope)|ilimitad/,
    title: { es: 'Multa por atraso sin tope', en: 'Delay penalty without a cap' },
    why: {
      es: 'La multa corre por tiempo y la cláusula no le fija un máximo. Si la obligación y la pena son sumas determinadas, puede rebajarse lo que exceda al doble; en las demás, el juez la modera si parece enorme.',
      en: 'The penalty runs with time and the clause sets no maximum. Where duty and penalty are fixed sums, the part above twice the duty may be cut; otherwise a judge moderates it where it seems enormous.',
    },
    action: {
      es: 'Pactar un tope total (por ejemplo, un porcentaje del precio o una renta) y decir si excluye intereses y otros perjuicios.',
      en: 'Agree a total cap (say, a share of the price or one rent) and say whether it excludes interest and other damages.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1544',
      quotation:
        'podrá pedirse que se rebaje de la segunda todo lo que exceda al duplo de la primera, incluyéndose ésta en él',
    },
    examples: {
      hit: 'El atraso dará lugar a una multa de 5 UF por cada día.',
      miss: [
        'El pago se hará sin multa ni recargo.',
        'Pagará una multa de 1 UF por cada día de atraso, con un tope de 10 UF.',
      ],
    },
  },
  {
    id: 'es-penalty-large',
    area: 'penalties',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    except: ['employment'],
    signal: {
      any: [
        /\b(multa|clausula penal|pena convencional|avaluacion anticipada|(a titulo|a modo|en caracter) de pena|como pena)\b.{0,200}\b(doble|duplo|triple|triplo|cuadruple|[3-9]\d ?%|100 ?%|(treinta|cuarenta|cincuenta|cien) por ciento|[3-9] veces|total(idad)? (del precio|de las rentas)|todas las rentas|rentas? (restantes|que falt))/,
      ],
      none: [/sin (multa|pena)\b/],
    },
    raise:
      /triple|triplo|cuadruple|100 ?%|cien por ciento|[3-9] veces|total(idad)? del precio|tod(as|alidad).{0,12}rentas|rentas? (restantes|que falt)/,
    title: { es: 'Pena de gran cuantía', en: 'Large penalty' },
    why: {
      es: 'La pena puede superar el doble de la obligación que asegura, y entonces puede pedirse que se rebaje.',
      en: 'The penalty may pass twice the duty it secures; the excess may then be cut.',
    },
    action: {
      es: 'Comparar la pena con la obligación principal y rebajarla; decir si reemplaza la indemnización.',
      en: 'Compare the penalty with the main duty and lower it; say whether it stands in place of damages.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1544',
      quotation:
        'podrá pedirse que se rebaje de la segunda todo lo que exceda al duplo de la primera, incluyéndose ésta en él',
    },
    examples: {
      hit: 'Pagará a título de cláusula penal el triple de la renta mensual.',
      miss: ['Pagará una multa equivalente al 5% del precio.'],
    },
  },
  {
    id: 'es-penalty-cumulative',
    area: 'penalties',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    except: ['employment'],
    signal: {
      any: [
        /\b(multa|clausula penal|pena)\b.{0,200}\b(sin perjuicio|ademas|adicionalmente|conjuntamente)\b.{0,120}(indemnizacion|perjuicios|cumplimiento forzado|demas acciones)/,
      ],
    },
    yields: ['es-penalty-large'],
    title: { es: 'Pena que se suma a la indemnización', en: 'Penalty on top of damages' },
    why: {
      es: 'La pena se acumula con el cumplimiento o con otros perjuicios. Pedir ambas cosas procede solo si la pena es por el mero retardo o si así se estipuló.',
      en: 'The penalty adds to performance or to further damages. Both may be claimed only where it was agreed for mere delay, or so stipulated.',
    },
    action: {
      es: 'Aclarar si la pena es moratoria o compensatoria, y si reemplaza la indemnización.',
      en: 'Say whether the penalty is for delay or compensates, and whether it replaces damages.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1537',
      quotation:
        'ni constituido el deudor en mora, puede el acreedor pedir a un tiempo el cumplimiento de la obligación principal y la pena',
    },
    examples: {
      hit: 'La multa se cobrará sin perjuicio de la indemnización de perjuicios.',
      miss: ['La multa reemplaza toda indemnización.'],
    },
  },
  {
    id: 'es-penalty-no-default',
    area: 'penalties',
    sort: 'risk',
    language: 'es',
    level: 'low',
    kinds: 'any',
    except: ['employment'],
    signal: {
      any: [
        /\b(multa|pena|clausula penal)\b.{0,160}(sin necesidad de|no requerira|por el solo (hecho|ministerio)).{0,80}(requerimiento|mora|notificacion|declaracion|aviso|judicial|incumplimiento)/,
      ],
    },
    yields: ['es-penalty-large', 'es-penalty-daily'],
    title: { es: 'Pena sin requerimiento', en: 'Penalty without demand' },
    why: {
      es: 'La pena operaría sin constituir en mora al deudor; en obligaciones positivas la pena supone mora.',
      en: 'The penalty would run without putting the debtor in default; for positive duties default is required.',
    },
    action: {
      es: 'Agregar un aviso escrito y un plazo para subsanar antes de aplicar la pena.',
      en: 'Add written notice and a cure period before the penalty applies.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1538',
      quotation: 'el deudor no incurre en la pena sino cuando se ha constituido en mora, si la obligación es positiva',
    },
    examples: {
      hit: 'La multa se devengará sin necesidad de requerimiento alguno.',
      miss: ['La multa se aplicará previo requerimiento escrito.'],
    },
  },
];
