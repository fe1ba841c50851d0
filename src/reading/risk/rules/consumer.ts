import type { Rule } from './rule.ts';
import { AT_WILL, CHANGE, MAY, near } from './wording.ts';

/** Rules on consumer, for contracts in Spanish. */
export const consumer: readonly Rule[] = [
  {
    id: 'es-consumer-at-will',
    area: 'consumer',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['terms'],
    signal: {
      any: [
        near(160, MAY, CHANGE, AT_WILL),
        near(160, MAY, AT_WILL, CHANGE),
        near(120, AT_WILL, MAY, CHANGE),
        near(120, AT_WILL, CHANGE),
        near(120, CHANGE, AT_WILL),
        // Whoever goes on using it has agreed; whoever signs agrees to whatever comes.
        near(
          160,
          CHANGE,
          String.raw`(?:aceptad|conformidad|acepta|implica|obliga)\w*.{0,80}(?:us[oa]r?|utiliz|public|posterior)\w*`,
        ),
        near(160, CHANGE, String.raw`us[oa]r?\b.{0,60}(?:implica|supone|import|significa|conformidad)`),
        near(60, 'acept\\w*', 'tod[oa]s?|cualquier|cualesquiera', CHANGE),
      ],
      none: [
        /\b(usuari|client|consumidor|suscriptor|soci)\w* (podra|puede|debe|tendra|tiene)|podras|\bpuedes|tienes derecho|salvo|con (un )?aviso|causales|sin costo|tus datos|sus datos/,
        /\bno (se )?(podra|puede|podremos|podemos|modific|cambi|alter|termin)/,
      ],
    },
    title: { es: 'La empresa cambia o termina a su arbitrio', en: 'The supplier may change or end it at will' },
    why: {
      es: 'En un contrato de adhesión no produce efecto la cláusula que permite a una parte modificarlo o dejarlo sin efecto a su solo arbitrio.',
      en: 'In a standard-form consumer contract a clause that lets one side change or end it at will has no effect.',
    },
    action: {
      es: 'Reemplazarla por causales objetivas, aviso y derecho del consumidor a terminar sin costo.',
      en: 'Replace it by objective grounds, notice and a free exit for the consumer.',
    },
    basis: {
      law: 'ley_19496_consumidor',
      article: '16',
      quotation:
        'Otorguen a una de las partes la facultad de dejar sin efecto o modificar a su solo arbitrio el contrato',
    },
    violates: true,
    examples: {
      hit: 'La empresa podrá modificar estos términos en cualquier momento y sin aviso.',
      miss: ['Los cambios se avisarán con 30 días y podrás terminar sin costo.'],
    },
  },
  {
    id: 'es-consumer-price',
    area: 'consumer',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['terms'],
    signal: {
      any: [
        /(aument|increment|modific|reajust|alz|cambi|vari)\w*.{0,60}\b(precio|tarifa|valor|comision|cargo)(e?s)?\b.{0,120}(en cualquier momento|sin (previo )?aviso|unilateral|discreci|a su sol[oa]|cuando lo estime|por el solo uso)/,
        /\b(precio|tarifa|valor|comision|cargo)(e?s)?\b.{0,40}(subir|aumentar|cambiar|variar|modificar)\w*.{0,80}(en cualquier momento|sin (previo )?aviso|unilateral|discreci)/,
      ],
    },
    title: { es: 'Alza de precio sin consentimiento', en: 'Price rise without consent' },
    why: {
      es: 'No producen efecto los incrementos de precio que no correspondan a prestaciones adicionales que el consumidor pueda aceptar o rechazar.',
      en: 'Price increases have no effect unless for extra services that the consumer may accept or refuse.',
    },
    action: {
      es: 'Avisar antes, pedir aceptación expresa y dejar salir sin costo.',
      en: 'Give notice, ask express acceptance and allow a free exit.',
    },
    basis: {
      law: 'ley_19496_consumidor',
      article: '16',
      quotation: 'Establezcan incrementos de precio por servicios, accesorios, financiamiento o recargos',
    },
    violates: true,
    examples: {
      hit: 'Podremos aumentar las tarifas en cualquier momento.',
      miss: ['Las tarifas se informan antes de pagar.'],
    },
  },
  {
    id: 'es-consumer-waiver',
    area: 'consumer',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['terms'],
    signal: {
      any: [
        /\b(consumidor|usuario|cliente)\b.{0,80}\brenunci\w*|\brenunci\w*.{0,120}(ley (del|de proteccion al) consumidor|19\.?496|retracto|garantia legal|sernac|accion|reclamo|indemnizacion)|\brenuncias a (demandar|reclamar|tod[oa]|cualquier)/,
      ],
      none: [
        /\b(confeccion|personaliz|perecib)\w*|\ba (tu|su|la) medida\b/,
        /\b(no|nada .{0,30}) ?(implica|importa|constituye|significa|renuncia|podra)/,
      ],
    },
    title: { es: 'Renuncia del consumidor a sus derechos', en: 'The consumer waives rights' },
    why: {
      es: 'Los derechos de esa ley son irrenunciables anticipadamente.',
      en: 'Rights under that law cannot be waived in advance.',
    },
    action: { es: 'Eliminar la renuncia.', en: 'Remove the waiver.' },
    basis: {
      law: 'ley_19496_consumidor',
      article: '4',
      quotation:
        'Los derechos establecidos por la presente ley son irrenunciables anticipadamente por los consumidores.',
    },
    violates: true,
    examples: {
      hit: 'El usuario renuncia a toda acción contra la empresa.',
      miss: ['Nada de esto implica que el usuario renuncie a sus derechos.'],
    },
  },
  {
    id: 'es-consumer-liability',
    area: 'consumer',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['terms'],
    signal: {
      any: [
        /(en ningun caso|bajo ninguna circunstancia|bajo ningun concepto).{0,160}(responsab\w*|respond\w*)/,
        /\bno (sera|seremos|somos|se hace|nos hacemos|asum\w+|respond\w*).{0,60}(responsab\w*)?.{0,60}\b(ningun|cualquier|todo|daños?|perjuicios?|perdidas?)\b/,
      ],
      none: [/salvo|excepto|culpa|dolo|en la medida|tercero|ajen[oa]s?|fuerza mayor|no (imputable|atribuible)/],
      unless: /no (limita|excluye|afecta).{0,80}(ley|derechos)|salvo .{0,40}(dolo|culpa|ley)/,
    },
    title: { es: 'Limitación absoluta frente al consumidor', en: 'Absolute limit against the consumer' },
    why: {
      es: 'No produce efecto una limitación absoluta de responsabilidad que prive al consumidor de ser resarcido por deficiencias que afecten la utilidad o finalidad esencial de lo contratado.',
      en: 'An absolute limit that deprives the consumer of redress for defects in the essential purpose has no effect.',
    },
    action: {
      es: 'Reconocer la garantía y la indemnización legales y limitar solo lo que no es imputable a la empresa.',
      en: 'Recognise statutory remedies and limit only what is not the supplier’s fault.',
    },
    basis: {
      law: 'ley_19496_consumidor',
      article: '16',
      quotation: 'Contengan limitaciones absolutas de responsabilidad frente al consumidor',
    },
    violates: true,
    examples: {
      hit: 'En ningún caso la plataforma será responsable de daños.',
      miss: [
        'No seremos responsables salvo dolo o culpa.',
        'No respondemos de los daños que causen terceros ajenos a la empresa.',
      ],
    },
  },
  {
    id: 'es-consumer-errors',
    area: 'consumer',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['terms'],
    signal: {
      any: [
        /\bno (se hace|nos hacemos|sera|somos|seremos) responsable\w*.{0,120}\b(error|falla|omision|interrupcion)\w*/,
        /\b(error|omision|falla)\w*\b.{0,100}(de )?(cargo|cuenta|riesgo) (exclusiv[oa] )?del (cliente|usuario|consumidor)/,
      ],
      none: [/tercero|ajen|fuerza mayor|no (sean |nos sean )?imputable|salvo/],
    },
    yields: ['es-consumer-liability'],
    title: { es: 'Errores propios a cargo del consumidor', en: 'Supplier’s errors put on the consumer' },
    why: {
      es: 'No pueden ponerse de cargo del consumidor deficiencias, omisiones o errores administrativos que no le sean imputables.',
      en: 'Deficiencies, omissions or clerical errors that are not the consumer’s fault cannot be put on them.',
    },
    action: { es: 'Responder por las fallas propias.', en: 'Answer for own faults.' },
    basis: {
      law: 'ley_19496_consumidor',
      article: '16',
      quotation:
        'Pongan de cargo del consumidor los efectos de deficiencias, omisiones o errores administrativos, cuando ellos no le sean imputables',
    },
    violates: true,
    examples: {
      hit: 'No nos hacemos responsables por errores del sistema.',
      miss: ['Corregiremos los errores sin costo.'],
    },
  },
  {
    id: 'es-consumer-proof',
    area: 'consumer',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['terms'],
    signal: {
      any: [
        /\b(consumidor|usuario|cliente)\b.{0,100}(debera|correspondera|incumbe|obligad)\w*.{0,40}\b(acreditar|probar|demostrar)\b|carga de la prueba.{0,80}(usuario|cliente|consumidor)/,
      ],
      none: [/identidad|edad|domicilio/],
    },
    title: { es: 'Carga de la prueba al consumidor', en: 'Burden of proof on the consumer' },
    why: {
      es: 'No produce efecto la cláusula que invierte la carga de la prueba en perjuicio del consumidor.',
      en: 'A clause that shifts the burden of proof onto the consumer has no effect.',
    },
    action: { es: 'Dejar la carga de la prueba como la fija la ley.', en: 'Leave the burden as the law sets it.' },
    basis: {
      law: 'ley_19496_consumidor',
      article: '16',
      quotation: 'Inviertan la carga de la prueba en perjuicio del consumidor',
    },
    violates: true,
    examples: {
      hit: 'El cliente deberá probar que el desperfecto es de fábrica.',
      miss: ['El usuario deberá acreditar su identidad.'],
    },
  },
];
