import type { Rule } from './rule.ts';
import { EVEN, EXEMPT, GRAVE_FAULT, near } from './wording.ts';

/** Rules on liability, for contracts in Spanish. */
export const liability: readonly Rule[] = [
  {
    id: 'es-exempt-fraud',
    area: 'liability',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: 'any',
    signal: {
      any: [
        near(160, EXEMPT, EVEN, GRAVE_FAULT),
        // Forgiven beforehand, or borne by who suffers it.
        near(
          80,
          String.raw`condon\w*|perdon\w*|de (?:su|exclusivo) cargo|de (?:exclusiva )?responsabilidad del`,
          GRAVE_FAULT,
        ),
      ],
      none: [
        /\bno (esta|queda|quedara|estara|sera) (exent|liberad|exonerad|excluid)/,
        /(salvo|excepto|con excepcion|a menos|no (se )?exim|sin que .{0,40}exim|en caso de|(?<!\b(?:aun|incluso|inclusive) )cuando|siempre que no).{0,80}(dolo|culpa grave|culpa lata)/,
      ],
    },
    title: {
      es: 'Exención que alcanza el dolo o la culpa grave',
      en: 'Release that reaches intent or gross negligence',
    },
    why: {
      es: 'Una parte queda libre aun si obra con dolo o culpa grave. La condonación del dolo futuro no vale.',
      en: 'One side is released even for intent or gross negligence. Waiving future intent is void.',
    },
    action: {
      es: 'Exceptuar expresamente el dolo y la culpa grave, y acotar la exención.',
      en: 'Carve out intent and gross negligence, and narrow the release.',
    },
    basis: { law: 'codigo_civil', article: '1465', quotation: 'La condonación del dolo futuro no vale.' },
    violates: true,
    examples: {
      hit: 'El arrendador no responderá en caso alguno, aun cuando los daños provengan de su dolo o culpa grave.',
      miss: [
        'El proveedor no responderá de daños indirectos, salvo dolo o culpa grave.',
        'El proveedor queda exento de responsabilidad, y responde cuando el daño provenga de su dolo.',
      ],
    },
  },
  {
    id: 'es-release-total',
    area: 'liability',
    sort: 'risk',
    language: 'es',
    level: 'high',
    kinds: 'any',
    byKind: { terms: { level: 'critical' } },
    signal: {
      any: [
        /(exim|exoner|liber|desliga)\w*.{0,60}\b(toda|cualquier)( tipo de| clase de)? responsabilidad/,
        /\b(no (sera|tendra|asum\w+|le cabra)) (ninguna |responsabilidad alguna|responsable (de|por) (ningun|cualquier))/,
      ],
      none: [/(salvo|excepto|a menos).{0,60}(dolo|culpa)/],
      unless: /(salvo|excepto|a menos).{0,40}(dolo|culpa)/,
    },
    yields: ['es-exempt-fraud'],
    title: { es: 'Exención de toda responsabilidad', en: 'Release from all liability' },
    why: {
      es: 'La exención es tan amplia que alcanzaría el dolo, y en eso no vale.',
      en: 'The release is so wide that it would reach intent, and there it is void.',
    },
    action: {
      es: 'Exceptuar dolo y culpa grave y nombrar los daños que se excluyen.',
      en: 'Carve out intent and gross negligence and name the losses that are excluded.',
    },
    basis: { law: 'codigo_civil', article: '1465', quotation: 'La condonación del dolo futuro no vale.' },
    examples: {
      hit: 'El arrendatario libera al arrendador de toda responsabilidad.',
      miss: ['Se libera de toda responsabilidad, salvo dolo o culpa grave.'],
    },
  },
  {
    id: 'es-liability-limit',
    area: 'liability',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    except: ['terms', 'employment', 'company'],
    signal: {
      any: [
        /\bresponsabilidad\b.{0,120}(limit(a|e|ara|ada)\w*|no (podra )?(exce(de|der)|supera)\w*|tope\b|hasta (por|el|un) (monto|total|suma|maximo))/,
        /(no (sera|seran|sera[n]?) .{0,30}responsab\w*|no respond\w*).{0,120}(indirect|lucro cesante|daño moral|consecuencial)/,
        /\ben ningun caso .{0,60}respond\w*.{0,60}(indirect|lucro cesante|daño moral|consecuencial)/,
        /\bno (respond\w+|sera\w* responsables?) (por|de|ante) .{0,40}\b(robos?|hurtos?|incendios?|inundacion(es)?|filtracion(es)?|extravios?)\b/,
      ],
      none: [/responsabilidad limitada/],
    },
    lower: /ninguna de las partes|ambas partes|cada parte|reciproc|salvo (dolo|culpa)/,
    yields: ['es-exempt-fraud', 'es-release-total'],
    title: { es: 'Responsabilidad limitada', en: 'Limited liability' },
    why: {
      es: 'Se limita o excluye lo que una parte tendría que indemnizar. La ley lo permite, con excepción del dolo.',
      en: 'What a party would have to pay is limited or excluded. The law allows it, save for intent.',
    },
    action: {
      es: 'Hacer recíproco el límite, atarlo al precio y exceptuar dolo, culpa grave, daños a personas, confidencialidad y datos.',
      en: 'Make the limit mutual, tie it to the price and carve out intent, gross negligence, injury, confidentiality and data.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1558',
      quotation: 'Las estipulaciones de los contratantes podrán modificar estas reglas.',
    },
    examples: {
      hit: 'La responsabilidad del proveedor no excederá de lo pagado en tres meses.',
      miss: ['Cada parte responde conforme a la ley.'],
    },
  },
  {
    id: 'es-indemnity',
    area: 'liability',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    except: ['employment'],
    signal: {
      any: [
        /\b(indemne|indemnidad)\b.{0,200}\b(tod[oa]s?|cualquier|cualesquiera)\b|\b(indemnizar\w*|respondera\w* (de|por)) .{0,40}\b(todo|cualquier|todos los) (perjuicio|daño|reclamo|demanda|gasto)/,
      ],
      none: [/reciproc|cada (una de las )?parte|ambas partes|mutuamente/],
    },
    title: { es: 'Indemnidad amplia de una parte', en: 'Broad indemnity on one side' },
    why: {
      es: 'Una parte mantiene indemne a la otra de todo reclamo, sin tope ni procedimiento a la vista.',
      en: 'One side holds the other harmless from every claim, with no cap or procedure in view.',
    },
    action: {
      es: 'Acotar las causas, poner tope, aviso y control de la defensa; hacerla recíproca.',
      en: 'Narrow the causes; set a cap, notice and control of the defence; make it mutual.',
    },
    examples: {
      hit: 'El prestador mantendrá indemne al cliente de cualquier reclamo.',
      miss: ['Cada parte mantendrá indemne a la otra de cualquier reclamo.'],
    },
  },
  {
    id: 'es-fortuitous',
    area: 'liability',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    signal: {
      any: [
        /\b(respond\w*|responsab\w*|obligad\w*|asum\w*)\b.{0,120}\b(aun|incluso|inclusive)\b.{0,60}(caso fortuito|fuerza mayor)/,
        /(caso fortuito|fuerza mayor).{0,80}(no (lo |la |le )?(exim|liber|exoner)|sera\w* de (su )?cargo|asum)/,
      ],
      none: [/no (sera\w* |se hara\w* )?respons/],
    },
    title: { es: 'Una parte asume el caso fortuito', en: 'One side bears force majeure' },
    why: {
      es: 'Por regla general el deudor no responde del caso fortuito; aquí se pacta lo contrario, y el pacto vale.',
      en: 'By default a debtor does not answer for force majeure; here the opposite is agreed, and it holds.',
    },
    action: {
      es: 'Definir la fuerza mayor y repartir sus efectos; contratar un seguro.',
      en: 'Define force majeure and share its effects; take insurance.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1547',
      quotation: 'El deudor no es responsable del caso fortuito, a menos que se haya constituido en mora',
    },
    examples: {
      hit: 'Responderá incluso por caso fortuito.',
      miss: ['No será responsable aun en caso fortuito o fuerza mayor.', 'No responde por caso fortuito.'],
    },
  },
  {
    id: 'es-force-majeure',
    area: 'liability',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: ['services', 'supply', 'construction', 'distribution', 'lease', 'licence'],
    signal: {
      any: [/(caso fortuito|fuerza mayor)/],
      none: [
        /\b(aun|incluso|inclusive)\b.{0,60}(caso fortuito|fuerza mayor)|(caso fortuito|fuerza mayor).{0,80}(no (lo |la |le )?(exim|liber|exoner)|sera\w* de (su )?cargo)/,
      ],
    },
    wanted: ['services', 'supply', 'construction', 'distribution'],
    title: { es: 'Fuerza mayor prevista', en: 'Force majeure foreseen' },
    why: {
      es: 'El contrato dice qué pasa con el caso fortuito; sin cláusula rige la regla legal, que pide probarlo.',
      en: 'The contract deals with force majeure; without a clause the legal rule applies and it must be proved.',
    },
    action: {
      es: 'Agregar definición, aviso, suspensión y término por demora prolongada.',
      en: 'Add definition, notice, suspension and a long-stop end.',
    },
    basis: { law: 'codigo_civil', article: '1547', quotation: 'la prueba del caso fortuito al que lo alega' },
    examples: {
      hit: 'Ninguna de las partes responde por caso fortuito o fuerza mayor.',
      miss: ['Cada parte cumplirá.'],
    },
  },
  {
    id: 'es-fault-carveout',
    area: 'liability',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: 'any',
    except: ['law', 'ruling'],
    signal: {
      any: [/(salvo|excepto|a menos que|con excepcion).{0,50}\b(dolo|culpa grave|culpa lata|negligencia grave)\b/],
    },
    title: { es: 'El límite exceptúa dolo y culpa grave', en: 'The limit carves out intent and gross negligence' },
    why: {
      es: 'La limitación deja fuera lo que la ley no permite perdonar.',
      en: 'The limit leaves out what the law does not let be waived.',
    },
    action: { es: 'Exceptuar dolo y culpa grave.', en: 'Carve out intent and gross negligence.' },
    examples: {
      hit: 'No responderá de daños indirectos, salvo dolo o culpa grave.',
      miss: ['No responderá de daños indirectos.'],
    },
  },
];
