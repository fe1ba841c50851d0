import { facts } from './fact.ts';

/** What contracts in Spanish say of their object, of duties and of their end. Ours. */
export const DUTIES_ES = facts('es', [
  {
    id: 'premises.leased',
    fact: 'premises',
    clause: true,
    find: String.raw`(?:en arr?iendo|en arrendamiento|arrienda|(?:arr?iendo|arrendamiento) de)(?: (?:al?|la|el|los|las) (?:arrendatari[oa]|sociedad|[^.;,]{3,50}))?,?(?: (?:quien|que) (?:acepta|toma)[^.;,]{0,60},)? (?<cell>(?:el|la|los|las|un|una|su) (?:inmueble|propiedad|departamento|casa|oficina|bodega|local|sitio|parcela|predio|estacionamiento|galp[óo]n|veh[íi]culo|camioneta|maquinaria|equipo|terreno)\p{Ll}*(?: [^.;,]{3,60})?)`,
    not: String.raw`(?:renta|restitu|prohib|subarr|individualizad|singularizad|ya se[ñn]alad|anterior)`,
    yes: [
      [
        'El arrendador da en arrendamiento a la arrendataria el departamento 504 de avenida Alemania 1230, Temuco.',
        'el departamento 504 de avenida Alemania 1230, Temuco',
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
    id: 'guarantor.named',
    fact: 'guarantor',
    find: String.raw`(?<cell>(?:don|do[ñn]a) {name})[^.;]{0,120}(?:fiador|codeudor|aval\b)`,
    yes: [
      ['Comparece don Luis Ibáñez Soto, quien se constituye en fiador y codeudor solidario.', 'don Luis Ibáñez Soto'],
    ],
    no: ['El arrendatario presentará un fiador.'],
  },
  {
    id: 'insurance.taken',
    fact: 'insurance',
    clause: true,
    find: String.raw`(?<cell>(?:contratar[áa]|mantendr[áa]|tomar[áa])[^.;]{0,30} (?:seguros?|p[óo]liza)[^.;,]{0,60})`,
    not: String.raw`\bno `,
    yes: [
      [
        'El contratista contratará un seguro de responsabilidad civil y todo riesgo.',
        'contratará un seguro de responsabilidad civil y todo riesgo',
      ],
    ],
    no: ['El seguro vence en mayo.'],
  },
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
    id: 'transfer.forbidden',
    fact: 'transfer',
    clause: true,
    find: String.raw`(?<cell>(?:se proh[íi]be|queda prohibido|(?:el|la|ning[úu]n|ninguna de las|los|las)? ?(?:\p{L}+ )?(?:partes )?no podr[áa]n?|podr[áa]|ning[úu]n socio podr[áa])[^.;]{0,50} (?:subarrendar|ceder)[^.;,]{0,60})`,
    not: String.raw`(?:datos)`,
    yes: [
      [
        'Se prohíbe a la arrendataria subarrendar o ceder su derecho sin permiso escrito del arrendador.',
        'Se prohíbe a la arrendataria subarrendar o ceder su derecho sin permiso escrito del arrendador',
      ],
      [
        'El mutuante podrá ceder libremente este crédito a cualquier tercero.',
        'podrá ceder libremente este crédito a cualquier tercero',
      ],
    ],
    no: ['La cesión se notificará.'],
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
    id: 'exclusivity.kept',
    fact: 'exclusivity',
    clause: true,
    find: String.raw`(?<cell>(?:(?:comprar|vender|distribuir|adquirir|proveer)[áa]n? [^.;,]{0,40}(?:exclusivamente al?|en forma exclusiva|de manera exclusiva)|con exclusividad|(?:distribuidor|agente|licencia)(?: de uso)?,? (?:no )?exclusiv[oa])[^.;,]{0,60})`,
    not: String.raw`(?:direcci[óo]n|oficina|responsab|cargo|costas?)`,
    yes: [
      [
        'Durante la vigencia el Comprador comprará el hielo exclusivamente al Proveedor.',
        'comprará el hielo exclusivamente al Proveedor',
      ],
    ],
    no: ['Actuará bajo su exclusiva dirección.'],
  },
  {
    id: 'confidentiality.kept',
    fact: 'confidentiality',
    clause: true,
    find: String.raw`(?<cell>(?:mantendr[áa]n?[^.;]{0,30} (?:reserva|confidencial)|no (?:revelar|divulgar)[áa]n?|la obligaci[óo]n de confidencialidad (?:subsistir[áa]|durar[áa]|se mantendr[áa]))[^.;,]{3,60})`,
    yes: [
      [
        'La Asesora no revelará la información de la Compañía, durante el contrato ni después.',
        'no revelará la información de la Compañía, durante el contrato ni después',
      ],
    ],
    no: ['La información estará disponible.'],
  },
  {
    id: 'competition.barred',
    fact: 'competition',
    clause: true,
    find: String.raw`(?<cell>no (?:trabajar[áa]|podr[áa] (?:trabajar|contratar|negociar|competir|prestar servicios))[^.;,]{0,40} (?:compet|otra empresa|mismo (?:rubro|giro))[^.;,]{0,50})`,
    yes: [
      [
        'La Asesora no trabajará para otra empresa del mismo rubro durante el año siguiente al término.',
        'no trabajará para otra empresa del mismo rubro durante el año siguiente al término',
      ],
    ],
    no: ['No trabajará los domingos.'],
  },
  {
    id: 'ownership.works',
    fact: 'ownership',
    clause: true,
    find: String.raw`(?<cell>(?:(?:los|las|el|la) [^.;,]{3,50} (?:ser[áa]n?|es|son) de (?:exclusiva )?(?:propiedad|dominio) de|conserva todos los derechos de propiedad intelectual|la propiedad intelectual[^.;,]{0,40} (?:corresponder[áa]|pertenecer[áa]|ser[áa]))[^.;,]{3,60})`,
    yes: [['Los informes serán de propiedad de la Compañía.', 'Los informes serán de propiedad de la Compañía']],
    no: ['El inmueble está en buen estado.'],
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
