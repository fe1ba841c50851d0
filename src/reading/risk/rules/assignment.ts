import type { Rule } from './rule.ts';

/** Rules on assignment, for contracts in Spanish. */
export const assignment: readonly Rule[] = [
  {
    id: 'es-assign-free',
    area: 'assignment',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    except: ['employment'],
    signal: {
      any: [
        /\b(podra|facultad|autoriza)\w*\b.{0,80}\b(ceder|transferir)\b.{0,120}(sin (necesidad de )?(autorizacion|consentimiento|aviso|previo)|libremente|a su (solo )?arbitrio)|\b(podra)\b.{0,20}libremente (ceder|transferir)/,
      ],
      none: [/\b(no|tampoco|ni) (se )?podra\w*\b.{0,60}\b(ceder|transferir)|ninguna de las partes|tecnologia|datos/],
    },
    title: { es: 'Cesión libre de una parte', en: 'Free assignment by one side' },
    why: { es: 'La otra parte puede cambiar sin que se consienta.', en: 'The other side may change without consent.' },
    action: {
      es: 'Exigir consentimiento o aviso, y mantener las garantías y la responsabilidad del cedente.',
      en: 'Require consent or notice, and keep the assignor liable.',
    },
    examples: {
      hit: 'El acreedor podrá ceder el crédito libremente.',
      miss: [
        'No podrá ceder el contrato sin consentimiento escrito.',
        'La arrendataria no podrá subarrendar ni ceder el contrato sin autorización de la arrendadora.',
      ],
    },
  },
  {
    id: 'es-assign-barred',
    area: 'assignment',
    sort: 'burden',
    language: 'es',
    level: 'low',
    kinds: 'any',
    except: ['employment', 'lease', 'company'],
    signal: {
      any: [
        /\b(no podra\w*|prohib\w*|prohibid[oa]|se obliga a no)\b.{0,80}\b(ceder|cesion|transferir|subcontratar)\b|\b(ceder|cesion|transferir)\b.{0,100}sin (el |la )?(previo |previa )?(consentimiento|autorizacion)/,
      ],
      none: [/informacion|confidencial|datos personales/],
    },
    yields: ['es-assign-free'],
    title: { es: 'Cesión prohibida o con permiso', en: 'Assignment barred or with consent' },
    why: {
      es: 'El contrato no puede traspasarse sin permiso.',
      en: 'The contract cannot be passed on without consent.',
    },
    action: {
      es: 'Comprobar si calza con reorganizaciones o financiamientos previstos.',
      en: 'Check that it fits planned reorganisations or financing.',
    },
    examples: { hit: 'El prestador no podrá ceder el contrato.', miss: ['El contrato dura un año.'] },
  },
  {
    id: 'es-arbitration',
    area: 'disputes',
    sort: 'burden',
    language: 'es',
    level: 'low',
    kinds: 'any',
    except: ['terms', 'employment'],
    signal: {
      any: [
        /(resuel|sometid|conoc|design|nombr|dirim)\w*.{0,120}\barbitr(o|aje|ador|al)\b|\barbitr(o|aje|ador)\b.{0,160}(resuel|sometid|conoc|design|nombr|camara de comercio|dificultad|controversia)/,
      ],
    },
    raise: /renunci\w*.{0,80}recurso|sin ulterior recurso/,
    title: { es: 'Arbitraje', en: 'Arbitration' },
    why: {
      es: 'Las dificultades no van a los tribunales ordinarios, sino a un árbitro con costo propio.',
      en: 'Disputes go not to the ordinary courts but to an arbitrator with a cost of its own.',
    },
    action: {
      es: 'Revisar clase de árbitro, recursos renunciados, costo y sede.',
      en: 'Check the kind of arbitrator, waived appeals, cost and seat.',
    },
    basis: {
      law: 'codigo_organico_tribunales',
      article: '228',
      quotation: 'nadie puede ser obligado a someter al juicio de árbitros una contienda judicial',
    },
    examples: {
      hit: 'Toda dificultad será resuelta por un árbitro arbitrador.',
      miss: ['Conocerán los tribunales de Santiago.'],
    },
  },
  {
    id: 'es-foreign-forum',
    area: 'disputes',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    signal: {
      any: [
        /\b(ley(es)?|legislacion|tribunal(es)?|jurisdiccion|cortes?)\b.{0,60}\b(de |del )?(estado de )?(nueva york|delaware|california|florida|inglaterra|londres|españa|madrid|mexico|argentina|colombia|estados unidos|irlanda|panama|reino unido|texas)\b/,
      ],
      none: [/domiciliad|constituid[oa]/],
    },
    title: { es: 'Ley o tribunal extranjero', en: 'Foreign law or court' },
    why: {
      es: 'Litigar fuera cuesta más, y no toda sumisión a una jurisdicción extranjera vale en Chile.',
      en: 'Suing abroad costs more, and not every submission to a foreign court holds in Chile.',
    },
    action: {
      es: 'Preferir ley y tribunal chilenos, o evaluar cómo se ejecutaría en Chile una sentencia extranjera.',
      en: 'Prefer Chilean law and courts, or assess how a foreign judgment would be enforced.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1462',
      quotation:
        'la promesa de someterse en Chile a una jurisdicción no reconocida por las leyes chilenas, es nula por el vicio del objeto',
    },
    examples: {
      hit: 'Las partes se someten a los tribunales de Nueva York.',
      miss: ['Se someten a los tribunales de Santiago.'],
    },
  },
  {
    id: 'es-arbitrator-one-side',
    area: 'disputes',
    sort: 'risk',
    language: 'es',
    level: 'high',
    kinds: 'any',
    except: ['employment', 'terms'],
    signal: {
      any: [
        /\barbitr(o|os|ador|aje)\b.{0,60}\b(designad[oa]|nombrad[oa]|elegid[oa]) (exclusivamente |libremente |unilateralmente )?por (el|la|los|las) (?!(centro|camara|justicia|tribunal|juez|juzgado|partes|corte|juzgados|tribunales|ambas|dos)\b)\w+/,
      ],
      none: [/comun acuerdo|de acuerdo|\bpor las partes\b|camara de comercio|centro de arbitraje/],
    },
    title: { es: 'Árbitro que nombra una sola parte', en: 'Arbitrator named by one side' },
    why: {
      es: 'Quien juzga lo elige una de las partes del juicio; la ley pide el consentimiento de todas.',
      en: 'The judge is chosen by one party to the dispute; the law asks the consent of all.',
    },
    action: {
      es: 'Nombrarlo de común acuerdo o por un centro de arbitraje.',
      en: 'Have the parties agree on one, or let an arbitration centre name one.',
    },
    basis: {
      law: 'codigo_organico_tribunales',
      article: '232',
      quotation: 'con el consentimiento unánime de todas las partes interesadas en el litigio sometido a su decisión',
    },
    examples: {
      hit: 'Toda dificultad será resuelta por un árbitro arbitrador designado por el Arrendador.',
      miss: [
        'Será resuelta por un árbitro designado por la Cámara de Comercio de Santiago.',
        'Será resuelta por un árbitro nombrado por las partes de común acuerdo.',
      ],
    },
  },
  {
    id: 'es-forum',
    area: 'disputes',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: [
      'services',
      'sale',
      'company',
      'nda',
      'loan',
      'lease',
      'supply',
      'licence',
      'distribution',
      'construction',
      'promise',
      'mandate',
    ],
    signal: {
      any: [
        /\b(tribunal(es)?|juzgados?|jurisdiccion|competencia)\b.{0,120}\b(de|justicia|ordinari|ciudad|comuna)|\barbitr(o|aje|ador)\b|domicilio .{0,60}(ciudad|comuna) de/,
      ],
      none: [
        /nueva york|delaware|california|florida|inglaterra|londres|madrid|mexico|argentina|irlanda|panama|desleal/,
      ],
    },
    wanted: [
      'services',
      'sale',
      'company',
      'nda',
      'loan',
      'lease',
      'supply',
      'licence',
      'distribution',
      'construction',
      'promise',
    ],
    answered: ['es-arbitration', 'es-foreign-forum'],
    title: { es: 'Tribunal o árbitro fijado', en: 'Forum is set' },
    why: {
      es: 'Se sabe dónde se discute; la ley permite convenirlo.',
      en: 'It is known where disputes go; the law allows that to be agreed.',
    },
    action: { es: 'Agregar domicilio y tribunal, o un arbitraje.', en: 'Add a domicile and court, or arbitration.' },
    basis: {
      law: 'codigo_organico_tribunales',
      article: '181',
      quotation: 'convienen en prorrogarle la competencia para este negocio',
    },
    examples: {
      hit: 'Las partes fijan domicilio en la ciudad de Santiago y se someten a sus tribunales de justicia.',
      miss: ['El precio es de $100.000.'],
    },
  },
];
