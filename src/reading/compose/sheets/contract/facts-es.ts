import { facts } from './fact.ts';

const PENALTY = String.raw`(?:multa|pena\b|cl[áa]usula penal|atras|retras|demora|mora\b|garant|perjuicio|indemniz|inter[ée]s|tope|m[áa]ximo|reajust|seguro|p[óo]liza)`;

/** What contracts in Spanish say of money and time. Ours. */
export const MONEY_ES = facts('es', [
  {
    id: 'date.signed',
    fact: 'date',
    find: String.raw`^(?:[^.;]{0,90}, ?)?(?:en )?[^.;,]{2,60}, ?a (?:los )?(?<cell>{date})`,
    yes: [['En Temuco, a 3 de marzo de 2025, entre don Hernán Lagos y otro', '3 de marzo de 2025']],
    no: ['El plazo vence el 3 de marzo de 2025.'],
  },
  {
    id: 'rent.sum',
    fact: 'rent',
    find: String.raw`(?:renta|canon|arriendo mensual|precio (?:mensual )?del arr?iendo)[^.;$]{0,100}?(?<cell>{money}{per})`,
    not: PENALTY,
    yes: [
      ['La renta asciende a 22 UF al mes y se paga los primeros cinco días.', '22 UF al mes'],
      ['La renta mensual será de $520.000, que se pagará por anticipado.', '$520.000'],
      [
        'El canon de arrendamiento es la suma de sesenta unidades de fomento mensuales.',
        'sesenta unidades de fomento mensuales',
      ],
    ],
    no: ['El atraso en el pago de la renta obligará a una multa de 0,5 UF.', 'La renta se pagará por anticipado.'],
  },
  {
    id: 'salary.sum',
    fact: 'salary',
    find: String.raw`(?:sueldo|remuneraci[óo]n|remunerar[áa]|salario)[^.;$]{0,110}?(?<cell>{money}{per})`,
    not: PENALTY,
    yes: [
      ['El sueldo base será de $560.000 mensuales, y comprende todo.', '$560.000 mensuales'],
      ['El Empleador remunerará al trabajador con un sueldo mensual de $ {{monto}}.', '$ {{monto}}'],
    ],
    no: ['El sueldo se pagará por mes vencido.'],
  },
  {
    id: 'price.named',
    fact: 'price',
    find: String.raw`(?:precio)[^.;$]{0,110}?(?<cell>{money}{per})`,
    not: PENALTY,
    yes: [
      ['El precio de la compraventa es la suma de $6.900.000, que se paga en este acto.', '$6.900.000'],
      ['El precio es de 3.100 unidades de fomento, que la compradora paga al contado.', '3.100 unidades de fomento'],
      ['El precio será de 1,2 UF por tonelada, reajustado según el IPC.', '1,2 UF por tonelada'],
    ],
    no: ['La multa es del 5% del precio, con tope de $100.000.'],
  },
  {
    id: 'price.sold',
    fact: 'price',
    find: String.raw`(?:vende|vender|compra|ejecutar[áa]|suma alzada)[^.;$]{0,160}? (?:en|por) (?:la (?:suma|cantidad) (?:[úu]nica |total )?de )?(?<cell>{money})`,
    not: PENALTY,
    yes: [
      [
        'Promete vender el sitio individualizado en 2.150 unidades de fomento, al contado.',
        '2.150 unidades de fomento',
      ],
      [
        'El contratista ejecutará una bodega a suma alzada, por 6.200 unidades de fomento.',
        '6.200 unidades de fomento',
      ],
    ],
    no: ['Contratará un seguro por UF 5.000.'],
  },
  {
    id: 'fee.paid',
    fact: 'fee',
    find: String.raw`(?:pagar[áa]|pagan?|honorarios?|tarifa|retribuci[óo]n|precio|valor)(?: (?:al?|el|la|los|las|del?|por|un|una|ser[áa]n?|asciende a|total|bruto|mensual(?:es)?|cada|mes|suma|cantidad|honorarios?|tarifa|[úu]nica?|remuneraci[óo]n|servicios?|estos|sus|dichos|equivalente|al|el cliente|la cliente)| \p{Lu}\p{L}+){0,12},? (?<cell>{money}{per})`,
    not: PENALTY,
    yes: [
      [
        'El Cliente pagará UF 210 mensuales, más impuesto al valor agregado.',
        'UF 210 mensuales, más impuesto al valor agregado',
      ],
      [
        'La Comunidad pagará a la Prestadora la suma mensual de $2.450.000, más impuesto al valor agregado, dentro del mes.',
        'la suma mensual de $2.450.000, más impuesto al valor agregado',
      ],
    ],
    no: ['El Cliente pagará una multa de 2 UF.', 'Contratará una póliza por UF 5.000.'],
  },
  {
    id: 'loan.sum',
    fact: 'loan',
    find: String.raw`(?:en mutuo|en pr[ée]stamo|presta|adeuda|debe|deuda|reconoce[^.;$]{0,60}|(?:mutuante|prestamista|acreedora?|banco)[^.;$]{0,40} entrega)[^.;$]{0,110}?(?<cell>{money})`,
    not: String.raw`(?:multa|inter[ée]s|cuota)`,
    yes: [
      ['El mutuante entrega en mutuo al mutuario la suma de $18.000.000, que éste recibe.', '$18.000.000'],
      ['La acreedora entrega en este acto al deudor la suma de $6.000.000, que éste recibe.', '$6.000.000'],
    ],
    no: ['La cuota será de $500.000.'],
  },
  {
    id: 'interest.rate',
    fact: 'interest',
    find: String.raw`(?:inter[ée]s(?:es)?)[^.;]{0,40}? (?:de|del) (?<cell>{percent}(?: (?:mensual|anual|semestral))?)`,
    not: String.raw`(?:mora|penal|atras|retard)`,
    yes: [['El capital devengará un interés de seis por ciento mensual.', 'seis por ciento mensual']],
    no: ['El interés penal será de 3% mensual.'],
  },
  {
    id: 'interest.most',
    fact: 'interest',
    find: String.raw`(?:devengar[áa]|pagar[áa]|cobrar[áa])[^.;]{0,60}?(?<cell>inter[ée]s m[áa]ximo convencional)`,
    yes: [['El no pago oportuno devengará el interés máximo convencional.', 'interés máximo convencional']],
    no: ['Se informará el interés corriente.'],
  },
  {
    id: 'capital.sum',
    fact: 'capital',
    find: String.raw`capital(?: social| de la sociedad)?[^.;$]{0,60}?(?<cell>{money})`,
    yes: [['El capital social es de $30.000.000, que los socios aportan.', '$30.000.000']],
    no: ['El capital se restituirá en cuotas.'],
  },
  {
    id: 'adjustment.index',
    fact: 'adjustment',
    clause: true,
    find: String.raw`(?<cell>(?:se reajustar[áa]|ser[áa] reajustad[ao]|reajustad[ao]) [^.;]{3,30})`,
    yes: [
      [
        'La renta se reajustará cada seis meses según la variación del IPC.',
        'se reajustará cada seis meses según la variación del IPC',
      ],
    ],
    no: ['No habrá reajuste.'],
  },
  {
    id: 'term.lasts',
    fact: 'term',
    find: String.raw`(?:contrato|arr?endamiento|arriendo|convenio|acuerdo|sociedad|licencia|mandato|servicios?|vigencia|plazo|duraci[óo]n)(?: [^.;:]{0,110}?)? (?:durar[áa]|dura|regir[áa](?: desde [^.;]{0,60}?)? por|tendr[áa] (?:una )?(?:duraci[óo]n|vigencia|plazo)(?: fij[oa])?(?: de)?|ser[áa] de|es de|plazo(?: fijo)? de|vigencia de|duraci[óo]n de|por el (?:plazo|t[ée]rmino) de|se extender[áa] por)(?: un (?:plazo|per[íi]odo) de)? (?<cell>{span})`,
    not: String.raw`(?:multa|aviso|anticipaci[óo]n|pagar[áa]|restituir[áa]|subsanar|prueba|confidencialidad|jornada|semanal|garant[íi]a (?:de|t[ée]cnica)|renovar[áa]|prorrogar[áa])`,
    yes: [
      ['El contrato dura dos años.', 'dos años'],
      ['El contrato durará un año desde su firma y se prorrogará.', 'un año'],
      ['El contrato regirá desde el 1 de febrero de 2024 por el plazo de doce meses, renovable.', 'doce meses'],
      ['El contrato tendrá una duración de dieciocho meses a contar de esta fecha.', 'dieciocho meses'],
    ],
    no: ['Se dará aviso en un plazo de treinta días.', 'La jornada del contrato será de 44 horas semanales.'],
  },
  {
    id: 'term.granted',
    fact: 'term',
    find: String.raw`(?:licencia|arr?iendo|arrendamiento)[^.;]{0,120}?, por (?<cell>{span})`,
    yes: [['Otorga una licencia de uso no exclusiva del programa Orden, por un año.', 'un año']],
    no: ['Pagará la licencia por anticipado.'],
  },
  {
    id: 'term.indefinite',
    fact: 'term',
    find: String.raw`(?:contrato|duraci[óo]n|plazo|vigencia)[^.;]{0,50}? (?<cell>indefinid[oa]|de (?:plazo|duraci[óo]n|car[áa]cter) indefinid[oa])`,
    not: String.raw`(?:confidencial|reserva|transformar|convertir)`,
    yes: [['El contrato es indefinido.', 'indefinido']],
    no: ['La obligación de confidencialidad subsistirá en forma indefinida.'],
  },
  {
    id: 'start.from',
    fact: 'start',
    find: String.raw`(?:contrato|arr?endamiento|convenio|plazo|vigencia|servicios)[^.;]{0,80}? (?:desde|a contar|a partir|contad[oa]s? desde|contados? a partir|comenzar[áa] a regir|inicio)(?: del?| el)?(?: d[íi]a)? (?<cell>{date})`,
    not: String.raw`(?:entre|vendedor|fojas|escritura|personer[íi]a)`,
    yes: [['El contrato regirá desde el 1 de febrero de 2024 por doce meses.', '1 de febrero de 2024']],
    no: ['El dominio rola inscrito desde el año 2016.'],
  },
  {
    id: 'expiry.until',
    fact: 'expiry',
    find: String.raw`(?:(?:contrato|arr?endamiento|convenio|plazo|vigencia|servicios)[^.;]{0,120}? (?:hasta|vence|vencer[áa]|expirar[áa]|terminar[áa])|a m[áa]s tardar)(?: el)?(?: d[íi]a)? (?<cell>{date})`,
    not: String.raw`(?:multa|escritura)`,
    yes: [['El contrato regirá desde el 1 de marzo de 2024 hasta el 28 de febrero de 2025.', '28 de febrero de 2025']],
    no: ['La compraventa se otorgará por escritura pública a más tardar el 30 de noviembre de 2025.'],
  },
  {
    id: 'renewal.tacit',
    fact: 'renewal',
    clause: true,
    find: String.raw`(?<cell>(?:se )?(?:entender[áa] )?(?:renovar[áa]|prorrogar[áa]|renovado|prorrogado|renovable|prorrogable)s? [^.;]{3,40})`,
    not: String.raw`(?:licencia de conducir|garant[íi]a)`,
    yes: [
      [
        'Se renovará por períodos iguales y sucesivos, salvo aviso con ciento veinte días de anticipación.',
        'Se renovará por períodos iguales y sucesivos, salvo aviso con ciento veinte días de anticipación',
      ],
      [
        'La sociedad durará cinco años, renovables tácita y sucesivamente por iguales períodos.',
        'renovables tácita y sucesivamente por iguales períodos',
      ],
    ],
    no: ['El seguro se mantendrá vigente.'],
  },
  {
    id: 'deposit.sum',
    fact: 'deposit',
    find: String.raw`garant[íi]a[^.;$]{0,90}?(?<cell>(?:{money}|(?:el equivalente a )?{num} mes(?:es)? de (?:la )?renta|una suma equivalente a [^.;,]{4,60}))`,
    not: String.raw`(?:multa|seguro|p[óo]liza|devolver)`,
    yes: [['La arrendataria entrega en garantía la suma de $520.000, que se devolverá.', '$520.000']],
    no: ['El vendedor no otorga garantía alguna.'],
  },
  {
    id: 'deposit.before',
    fact: 'deposit',
    find: String.raw`(?<cell>(?:{money}|{num} mes(?:es)? de (?:la )?renta))[^.;]{0,50} (?:como|en|por|a t[íi]tulo de) garant[íi]a`,
    not: String.raw`(?:multa|seguro|p[óo]liza|renta (?:mensual )?(?:ser[áa]|es))`,
    yes: [['Entrega en este acto un mes de renta en garantía.', 'un mes de renta']],
    no: ['La renta será de $500.000, sin garantía.'],
  },
]);
