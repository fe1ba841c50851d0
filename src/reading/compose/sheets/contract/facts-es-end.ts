import { facts } from './fact.ts';

/** What contracts in Spanish say of breach, of their end and of their disputes. Ours. */
export const END_ES = facts('es', [
  {
    id: 'penalty.fine',
    fact: 'penalty',
    clause: true,
    find: String.raw`(?:multa|pena|cl[áa]usula penal|avaluaci[óo]n anticipada)[^.;$]{0,90}?(?<cell>(?:una suma )?(?:equivalente a(?:l)? )?(?:{money}|{percent}|todas las rentas))`,
    not: String.raw`(?:\bno |sin multa|libre de)`,
    yes: [
      [
        'El contratista pagará una multa de 4 unidades de fomento por cada día de atraso.',
        '4 unidades de fomento por cada día de atraso',
      ],
      [
        'Pagará a la otra, a título de cláusula penal, el cincuenta por ciento del precio.',
        'el cincuenta por ciento del precio',
      ],
    ],
    no: ['El vehículo está libre de prendas y multas por $100.000.'],
  },
  {
    id: 'penalty.rents',
    fact: 'penalty',
    clause: true,
    find: String.raw`(?:antes del (?:plazo|vencimiento)|anticipad\p{L}+)[^.;]{0,60}? (?<cell>(?:deber[áa] pagar|pagar[áa]) (?:todas )?las rentas [^.;]{3,60})`,
    yes: [
      [
        'Si el Arrendatario deja el inmueble antes del plazo, deberá pagar todas las rentas que falten hasta su vencimiento.',
        'Si el Arrendatario deja el inmueble antes del plazo, deberá pagar todas las rentas que falten hasta su vencimiento',
      ],
    ],
    no: ['Pagará las rentas cada mes.'],
  },
  {
    id: 'termination.either',
    fact: 'termination',
    clause: true,
    find: String.raw`(?<cell>(?:cualquiera de (?:las partes|ellas)|(?:el|la|los|las) (?:(?:arrendador|arrendatari|mandante|cliente|empleador|comprador|vendedor|licenciante|prestador|contratista|proveedor|distribuidor|compa[ñn][íi]a|usuari|empresa|comunidad)\p{Ll}*)) (?:podr[áa]n?|puede) (?:poner(?:le)?(?: t[ée]rmino| fin)|terminar|dar por terminado|dejar sin efecto|desahuciar|resolver)[^.;]{3,60})`,
    yes: [
      [
        'Cualquiera de las partes podrá terminar este contrato mediante aviso escrito con sesenta días de anticipación.',
        'Cualquiera de las partes podrá terminar este contrato mediante aviso escrito con sesenta días de anticipación',
      ],
      [
        'El mandante podrá dejar sin efecto el contrato unilateralmente y en cualquier momento, sin indemnización alguna.',
        'El mandante podrá dejar sin efecto el contrato unilateralmente y en cualquier momento, sin indemnización alguna',
      ],
      [
        'Transcurridos los primeros seis meses, el cliente podrá poner término al contrato con un aviso de diez días.',
        'Transcurridos los primeros seis meses, el cliente podrá poner término al contrato con un aviso de diez días',
      ],
    ],
    no: ['El contrato terminará al vencer el plazo.'],
  },
  {
    id: 'termination.breach',
    fact: 'termination',
    clause: true,
    find: String.raw`(?<cell>(?:el contrato|la licencia|este contrato|el presente contrato|el arrendamiento) (?:terminar[áa]|expirar[áa]|se resolver[áa])[^.;]{0,40} (?:de pleno derecho|de inmediato|ipso facto|por|en caso)[^.;]{3,50})`,
    not: String.raw`(?:plazo)`,
    yes: [
      [
        'La licencia terminará de pleno derecho por cualquier incumplimiento del Licenciatario.',
        'La licencia terminará de pleno derecho por cualquier incumplimiento del Licenciatario',
      ],
    ],
    no: ['El contrato terminará el 3 de mayo.'],
  },
  {
    id: 'cap.liability',
    fact: 'cap',
    clause: true,
    find: String.raw`(?<cell>(?:la )?responsabilidad[^.;,]{0,60}(?:, en cambio,)? no (?:exceder[áa]|podr[áa] (?:exceder|superar)|superar[áa])[^.;,]{3,60})`,
    yes: [
      [
        'La responsabilidad del Contratista no excederá de lo pagado en los últimos seis meses, salvo dolo o culpa grave.',
        'La responsabilidad del Contratista no excederá de lo pagado en los últimos seis meses, salvo dolo o culpa grave',
      ],
    ],
    no: ['La responsabilidad es de ambas partes.'],
  },
  {
    id: 'cause.legal',
    fact: 'cause',
    clause: true,
    find: String.raw`(?<cell>(?:por la causal|la causal (?:prevista|contemplada|establecida|del)|art[íi]culo (?:159|160|161)[^.;,]{0,40}C[óo]digo del Trabajo)[^.;,]{3,60})`,
    yes: [
      [
        'El contrato termina por la causal del artículo 161 del Código del Trabajo, necesidades de la empresa.',
        'por la causal del artículo 161 del Código del Trabajo, necesidades de la empresa',
      ],
    ],
    no: ['El contrato termina por acuerdo.'],
  },
  {
    id: 'law.governs',
    fact: 'law',
    find: String.raw`(?:se rige|regir[áa]n?|regid[oa]s?|se regir[áa]|se interpretar[áa]|sujet[oa] a)[^.;]{0,40}? (?:por|a|conforme a) (?<cell>(?:las? ley(?:es)?|la legislaci[óo]n|el derecho)[^.,;]{0,60}?)(?=[.,;]| (?:y|e|en) |$)`,
    yes: [
      [
        'Este acuerdo se rige por las leyes del Estado de Nueva York, a cuyos tribunales se someten.',
        'las leyes del Estado de Nueva York',
      ],
    ],
    no: ['La renta se rige por el IPC.'],
  },
  {
    id: 'forum.arbitration',
    fact: 'forum',
    clause: true,
    find: String.raw`(?:dificultad|controversia|conflicto|diferencia|disputa)\p{Ll}*[^.;]{0,120}? (?<cell>(?:ser[áa]n? (?:resuelt|sometid)[oa]s? (?:por|a) |se (?:resolver[áa]n?|someter[áa]n?) (?:por|a(?:l)?|mediante) |lo resolver[áa] )(?:un |una |al? )?(?:[áa]rbitro|arbitraje|tribunal arbitral)[^.;,]{0,60})`,
    yes: [
      [
        'Las dificultades entre los socios serán resueltas por un árbitro arbitrador, sin ulterior recurso.',
        'serán resueltas por un árbitro arbitrador, sin ulterior recurso',
      ],
    ],
    no: ['Las dificultades se informarán.'],
  },
  {
    id: 'forum.courts',
    fact: 'forum',
    find: String.raw`(?<cell>(?:los |sus )?(?:tribunales|juzgados)(?: ordinarios)?(?: de justicia)?(?: de letras)? (?:de la (?:comuna|ciudad) de |con asiento en |de ){name})`,
    yes: [['Se someten a los tribunales de Puerto Montt.', 'los tribunales de Puerto Montt']],
    no: ['Se someten a los tribunales.'],
  },
  {
    id: 'forum.domicile',
    fact: 'forum',
    find: String.raw`(?:fijan|constituyen)(?: su)? (?:como )?domicilio[^.;]{0,60}? en (?<cell>(?:la (?:comuna|ciudad)(?: y (?:comuna|ciudad))? de )?{name})`,
    yes: [
      ['Las partes fijan su domicilio en la comuna de Temuco y se someten a sus tribunales.', 'la comuna de Temuco'],
    ],
    no: ['El arrendatario tiene domicilio en Temuco.'],
  },
]);
