import { facts } from './fact.ts';

/** What contracts in Spanish say of what they are on. Ours. */
export const OBJECT_ES = facts('es', [
  {
    id: 'premises.leased',
    fact: 'premises',
    clause: true,
    find: String.raw`(?:en arr?iendo|en arrendamiento|arrienda|(?:arr?iendo|arrendamiento) de)(?: (?:al?|la|el|los|las) (?:arrendatari[oa]|sociedad|[^.;,]{3,50}?))?,?(?: (?:quien|que) (?:acepta|toma)[^.;,]{0,60},)? (?<cell>(?:el|la|los|las|un|una|su) (?:inmueble|propiedad|departamento|casa|oficina|bodega|local|sitio|parcela|predio|estacionamiento|galp[óo]n|veh[íi]culo|camioneta|maquinaria|equipo|terreno)\p{Ll}*(?: [^.;,]{3,60})?)`,
    not: String.raw`(?:renta|restitu|prohib|subarr|individualizad|singularizad|ya se[ñn]alad|anterior)`,
    yes: [
      [
        'El arrendador da en arrendamiento a la arrendataria el departamento 504 de avenida Alemania 1230, Temuco.',
        'el departamento 504 de avenida Alemania 1230, Temuco',
      ],
      [
        'La Arrendadora da en arrendamiento a la Arrendataria el departamento 503, el estacionamiento 12 y la bodega 8.',
        'el departamento 503, el estacionamiento 12 y la bodega 8',
      ],
      ['Las partes acuerdan el arriendo de la bodega de calle Rodríguez 812.', 'la bodega de calle Rodríguez 812'],
    ],
    no: ['El arrendatario restituirá el inmueble.'],
  },
  {
    id: 'property.owned',
    fact: 'property',
    clause: true,
    find: String.raw`(?:es|son|declaran? ser) (?:due[ñn][oa]|propietari[oa])s? (?:exclusiv[oa]s? )?de(?:l)? (?<cell>(?:(?:la|los|las|un|una) )?(?:inmueble|propiedad|departamento|casa|oficina|bodega|local|sitio|parcela|predio|estacionamiento|lote|autom[óo]vil|camioneta|veh[íi]culo|tractor)\p{Ll}*[^.;,]{3,60})`,
    yes: [
      ['El vendedor es dueño del inmueble de calle Yumbel 90, inscrito a fojas 20.', 'inmueble de calle Yumbel 90'],
    ],
    no: ['El propietario firmará.'],
  },
  {
    id: 'property.sold',
    fact: 'property',
    clause: true,
    find: String.raw`(?:vende|venden|vender)(?:, cede y transfiere)?(?: a(?:l| la| los)? [^.;,]{3,50}?)?,?(?: quien [^.;,]{3,60},)? (?<cell>(?!\p{Lu})(?:el|la|los|las|un|una) (?!comprador|precio|suma)[^.;,]{4,60})`,
    not: String.raw`(?:se vende|precio|prohib)`,
    yes: [
      [
        'La vendedora vende al comprador el automóvil marca Kora, modelo Lita, año 2019.',
        'el automóvil marca Kora, modelo Lita, año 2019',
      ],
    ],
    no: ['La propiedad se vende como cuerpo cierto.'],
  },
  {
    id: 'position.held',
    fact: 'position',
    find: String.raw`(?:se desempe[ñn]ar[áa] como|prest(?:ar(?:[áa])?|ó) (?:sus )?servicios (?:personales )?(?:al empleador )?como|trabajar[áa] como|en el cargo de|las funciones de|la labor de|trabajador[a]? ser[áa]) (?<cell>(?:\{\{\w+\}\}|\p{L}[^.,;:]{2,80}?))(?=[.,;:]| (?:y|para|en) )`,
    not: String.raw`(?:otra|cualquier|adem[áa]s)`,
    yes: [
      ['El Trabajador se desempeñará como vendedor de sala, y deberá realizar otras labores.', 'vendedor de sala'],
      ['La trabajadora será cajera y cumplirá cualquier otra función.', 'cajera'],
    ],
    no: ['El Trabajador cumplirá el reglamento.'],
  },
  {
    id: 'object.service',
    fact: 'object',
    clause: true,
    find: String.raw`(?<cell>(?:prestar[áa]|se compromete a (?:permitir|prestar|realizar)|se obliga a (?:prestar|efectuar|ejecutar|realizar|desarrollar|suministrar|construir)|ejecutar[áa]|llevar[áa] la contabilidad|suministrar[áa]|desarrollar[áa]|otorga(?:r[áa])? al? [^.;,]{3,40} una licencia|confiere mandato|designa (?:a|al)|encarga a|distribuir[áa]|comercializar[áa]) (?!los servicios)[^.;,]{4,60})`,
    not: String.raw`(?:\bno |seguro|prohib|dem[áa]s|facultad|garant[íi]a|declaraci)`,
    yes: [
      [
        'El Contratista prestará el servicio de aseo de las dos plantas del Cliente, con personal propio.',
        'prestará el servicio de aseo de las dos plantas del Cliente',
      ],
      [
        'La mandante confiere mandato al mandatario para administrar y vender su departamento.',
        'confiere mandato al mandatario para administrar y vender su departamento',
      ],
    ],
    no: ['El Contratista no prestará servicios a terceros.'],
  },
  {
    id: 'object.purpose',
    fact: 'object',
    clause: true,
    find: String.raw`(?:tiene por objeto|objeto (?:del|de este|de la|del presente) (?:contrato|convenio|acuerdo|sociedad)[^.;]{0,20}? (?:es|ser[áa])) (?<cell>[^.;,]{6,80})`,
    yes: [
      ['El presente contrato tiene por objeto regular el uso de la plataforma.', 'regular el uso de la plataforma'],
    ],
    no: ['La multa tiene fines disuasivos.'],
  },
  {
    id: 'use.destined',
    fact: 'use',
    clause: true,
    find: String.raw`(?<cell>(?:se destinar[áa]|destinar[áa]|deber[áa] destinarse?|ser[áa] destinad[oa])[^.;]{0,30}? (?:a|como|para) [^.;,]{4,50})`,
    not: String.raw`(?:multa|fondos|dinero|sucursal)`,
    yes: [
      [
        'El inmueble se destinará exclusivamente a oficina comercial.',
        'se destinará exclusivamente a oficina comercial',
      ],
    ],
    no: ['El Empleador podrá destinarlo a otra sucursal.'],
  },
  {
    id: 'hours.weekly',
    fact: 'hours',
    clause: true,
    find: String.raw`(?<cell>{num} horas (?:cronol[óo]gicas )?(?:semanales|a la semana)|{num} horas por semana|{num} horas cronol[óo]gicas)`,
    not: String.raw`(?:extraordinari)`,
    yes: [
      [
        'La jornada ordinaria será de cuarenta y cinco horas semanales, distribuidas de lunes a sábado.',
        'cuarenta y cinco horas semanales, distribuidas de lunes a sábado',
      ],
    ],
    no: ['Se pagarán dos horas extraordinarias.'],
  },
  {
    id: 'place.work',
    fact: 'place',
    clause: true,
    find: String.raw`(?:servicios|trabajo|labores|funciones|pr[áa]ctica)[^.;]{0,60} (?:se prestar[áa]n?|prestar[áa]n?|desarrollar[áa]n?|realizar[áa]n?|ejecutar[áa]n?|desempe[ñn]ar[áa]n?)[^.;]{0,30}? (?<cell>en (?:las?|los?|el|calle|avenida|su|sus) ?[^.;,]{4,60})`,
    not: String.raw`(?:horario|plazo|mes\b|jornada)`,
    yes: [
      [
        'Los servicios se prestarán en las dependencias del Empleador ubicadas en calle Prat 10, comuna de Talca.',
        'en las dependencias del Empleador ubicadas en calle Prat 10, comuna de Talca',
      ],
    ],
    no: ['Los servicios se prestarán en horario diurno.'],
  },
  {
    id: 'delivery.made',
    fact: 'delivery',
    clause: true,
    find: String.raw`(?<cell>(?:la )?entrega(?: material)?[^.;]{0,40} (?:se har[áa]|se hace|se efect[úu]a|se realizar[áa]|se efectuar[áa]|tendr[áa] lugar)[^.;,]{3,60})`,
    not: String.raw`(?:atraso|\bno )`,
    yes: [
      [
        'La entrega material se hace en este acto, con dos juegos de llaves.',
        'La entrega material se hace en este acto, con dos juegos de llaves',
      ],
    ],
    no: ['Por cada atraso en la entrega se pagará una multa.'],
  },
  {
    id: 'encumbrances.held',
    fact: 'encumbrances',
    find: String.raw`(?:alzamiento de la |alce la |vigente la |sujet[oa] a )?(?<cell>(?:hipoteca|prohibici[óo]n|embargo|usufructo)[^.;,:]{0,40}? (?:que grava|(?:constituid[oa] )?a favor (?:de|del))[^.;,]{3,90})`,
    not: String.raw`(?:libres? de|constituir[áa]|se obliga a constituir)`,
    yes: [
      [
        'La venta queda sujeta a que se alce la hipoteca que grava la casa a favor del Banco Curanipe, a su costa.',
        'hipoteca que grava la casa a favor del Banco Curanipe',
      ],
    ],
    no: ['La venta se hará libre de hipotecas a favor de terceros.'],
  },
  {
    id: 'encumbrances.free',
    fact: 'encumbrances',
    find: String.raw`(?<cell>libres? de (?:todo )?(?:(?:gravamen|gr[áa]v[áa]menes|prenda|prohibici|hipoteca|deuda|multa|litigio)\p{L}*)(?:(?:,| y| o| e| u)? (?:(?:gravamen|gr[áa]v[áa]menes|prenda|prohibici|hipoteca|deuda|multa|litigio|embargo)\p{L}*)){0,5})`,
    yes: [
      [
        'La venta se hará en el estado actual, libre de todo gravamen, y la vendedora responderá.',
        'libre de todo gravamen',
      ],
    ],
    no: ['El vendedor es libre de vender.'],
  },
  {
    id: 'management.held',
    fact: 'management',
    clause: true,
    find: String.raw`(?:administraci[óo]n)[^.;]{0,80}? (?:corresponder[áa]n?|corresponden?|estar[áa] a cargo de|ser[áa] ejercida por) (?<cell>[^.;,]{4,60})`,
    yes: [
      [
        'La administración y el uso de la razón social corresponderán exclusivamente a don Álvaro Rivas Ortiz, quien actuará solo.',
        'exclusivamente a don Álvaro Rivas Ortiz',
      ],
    ],
    no: ['La administración informará cada mes.'],
  },
  {
    id: 'profits.shared',
    fact: 'profits',
    clause: true,
    find: String.raw`(?:utilidades|dividendos)[^.;]{0,40}? (?<cell>se (?:repartir|distribuir)[áa]n [^.;,]{4,60})`,
    yes: [
      [
        'Las utilidades se repartirán entre los socios a prorrata de sus aportes.',
        'se repartirán entre los socios a prorrata de sus aportes',
      ],
    ],
    no: ['Las utilidades del año fueron altas.'],
  },
  {
    id: 'deadline.deed',
    fact: 'deadline',
    find: String.raw`(?:escritura|contrato (?:definitivo|prometido)|compraventa (?:definitiva|prometida))[^.;]{0,140}?(?<cell>(?:a m[áa]s tardar(?: el)?|dentro del?(?: plazo de)?|antes del|hasta el|en (?:un|el) plazo (?:m[áa]ximo )?de)(?: d[íi]a)? (?:{date}|{span}))`,
    not: String.raw`(?:multa|inscripci[óo]n|fojas)`,
    yes: [
      [
        'La compraventa se otorgará por escritura pública a más tardar el 30 de noviembre de 2025.',
        'a más tardar el 30 de noviembre de 2025',
      ],
      [
        'El contrato prometido deberá celebrarse dentro del plazo de noventa días contados desde esta fecha.',
        'dentro del plazo de noventa días',
      ],
      [
        'La escritura pública de compraventa se suscribirá en un plazo máximo de 60 días corridos.',
        'en un plazo máximo de 60 días corridos',
      ],
    ],
    no: ['La escritura se inscribirá en el Conservador.', 'El precio se pagará a más tardar el 5 de mayo de 2025.'],
  },
]);
