import type { Rule } from './rule.ts';

/** Rules on waivers, for contracts in Spanish. */
export const waivers: readonly Rule[] = [
  {
    id: 'es-waiver-lesion',
    area: 'waivers',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: 'any',
    signal: {
      any: [/renunci\w*.{0,120}lesion enorme|lesion enorme.{0,80}(renunci|no podra|no procede)/],
      none: [/no renunci/],
    },
    title: { es: 'Renuncia a la lesión enorme', en: 'Waiver of gross disparity' },
    why: {
      es: 'Se renuncia a la acción rescisoria por lesión enorme: la estipulación no vale.',
      en: 'The action for gross disparity in price is waived: the clause is void.',
    },
    action: {
      es: 'Eliminar la renuncia y acompañar la tasación del inmueble.',
      en: 'Remove the waiver and attach the appraisal of the property.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1892',
      quotation:
        'Si se estipulare que no podrá intentarse la acción rescisoria por lesión enorme, no valdrá la estipulación',
    },
    violates: true,
    examples: { hit: 'Las partes renuncian a la acción de lesión enorme.', miss: ['Se acompaña tasación.'] },
  },
  {
    id: 'es-waiver-prescription',
    area: 'waivers',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: 'any',
    except: ['settlement'],
    signal: {
      any: [/renunci\w*.{0,60}\b(la|toda|cualquier|alegar) .{0,20}prescripcion/],
      none: [/prescripcion (ya )?cumplida/],
    },
    title: { es: 'Renuncia anticipada a la prescripción', en: 'Advance waiver of prescription' },
    why: {
      es: 'La prescripción puede renunciarse solo después de cumplida.',
      en: 'Prescription may be waived only after it has run.',
    },
    action: { es: 'Eliminar la renuncia.', en: 'Remove the waiver.' },
    basis: {
      law: 'codigo_civil',
      article: '2494',
      quotation: 'La prescripción puede ser renunciada expresa o tácitamente; pero sólo después de cumplida.',
    },
    violates: true,
    examples: { hit: 'El deudor renuncia desde ya a la prescripción.', miss: ['La prescripción se rige por la ley.'] },
  },
  {
    id: 'es-waiver-actions',
    area: 'waivers',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    except: ['settlement', 'employment', 'terms', 'letter', 'notice'],
    signal: {
      any: [
        /renunci\w*.{0,120}\b(toda|cualquier|todas|todo|desde (ya|luego)|anticipad\w*|irrevocabl\w*|expresamente)\b.{0,120}\b(accion(es)?|derechos?|reclam\w*|demanda|indemnizacion|excepcion(es)?)\b/,
        /renunci\w*.{0,40}\b(accion(es)? de nulidad|accion rescisoria|las? accion(es)? resolutorias?|a demandar|a reclamar|a ejercer)/,
      ],
      none: [
        /lesion enorme|prescripcion|excusion|division|vicios|eviccion|renuncia voluntaria|carta de renuncia|beneficio de|no renunci|fuero|derechos? moral|no (importa|constituye|implica|significa)\w* .{0,20}renuncia/,
      ],
    },
    yields: ['es-lease-waiver'],
    lower: /las partes renuncian|accion resolutoria|acciones resolutorias|reciprocamente/,
    title: { es: 'Renuncia amplia de acciones o derechos', en: 'Broad waiver of rights' },
    why: {
      es: 'Vale solo si mira al interés de quien renuncia y la ley no la prohíbe.',
      en: 'It holds only where it concerns the waiving party alone and the law does not forbid it.',
    },
    action: {
      es: 'Nombrar las acciones que se renuncian y dejar fuera las irrenunciables.',
      en: 'Name the actions waived and leave out those that cannot be.',
    },
    basis: {
      law: 'codigo_civil',
      article: '12',
      quotation: 'con tal que sólo miren al interés individual del renunciante, y que no esté prohibida su renuncia',
    },
    examples: {
      hit: 'El comprador renuncia desde ya a toda acción y reclamo.',
      miss: ['El trabajador presentó su renuncia voluntaria.'],
    },
  },
  {
    id: 'es-mere-will',
    area: 'waivers',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: 'any',
    signal: {
      any: [
        /\b(pagar|entregar|restitu|devol)\w*\b.{0,60}\b(si (asi )?lo (estima|desea|quiere)|cuando lo (estime|desee|quiera)|a su (sola|mera|entera) (voluntad|discrecion))/,
      ],
      none: [/a su (sola|entera) (voluntad|discrecion) .{0,30}(mutu|ambas)/],
    },
    title: { es: 'Obligación sujeta a la mera voluntad del deudor', en: 'Duty that hangs on the debtor’s will' },
    why: {
      es: 'Se cumple si quien se obliga quiere: esa condición hace nula la obligación.',
      en: 'It is performed if the obligor so wishes: that condition makes the duty void.',
    },
    action: { es: 'Reemplazarla por un plazo o un hecho objetivo.', en: 'Replace it by a date or an objective event.' },
    basis: {
      law: 'codigo_civil',
      article: '1478',
      quotation:
        'Son nulas las obligaciones contraídas bajo una condición potestativa que consista en la mera voluntad de la persona que se obliga',
    },
    violates: true,
    examples: { hit: 'El comprador pagará el saldo cuando lo estime conveniente.', miss: ['Pagará el día 5.'] },
  },
];
