import { clauseRules } from './clause-rule.ts';

const CONTRACT = '(?:contrato|convenio|acuerdo|arrendamiento|mandato|instrumento|comodato|contrataci[óo]n)';

/** What contracts in Spanish say of the same. Ours. */
export const CLAUSES_ES = clauseRules('es', [
  {
    preset: 'expiry',
    heading: 'plazo|vigencia|duraci[óo]n|t[ée]rmino',
    find: [
      String.raw`\b(?:${CONTRACT}|plazo|vigencia|duraci[óo]n)[^;]{0,160}?\b(?:regir[áa]|vence(?:r[áa])?|expira(?:r[áa])?|tendr[áa] (?:una )?(?:vigencia|duraci[óo]n)|durar[áa]|se extender[áa]|terminar[áa]|ser[áa]|es)\b[^;]{0,120}?(?:\bhasta\b|\bindefinid[ao]\b|\bel d[ií]a\b|\ba[ñn]os?\b|\bmes(?:es)?\b|\bt[ée]rmino de\b)`,
    ],
    not: 'notific|multa|indemniz|confidencial|garant[íi]a de|aviso|moratori|prueba',
    yes: [
      'El presente contrato regirá desde su firma y hasta el total cumplimiento de los servicios.',
      'La vigencia de este convenio será indefinida.',
      'El plazo del arrendamiento vencerá el día en que se entregue la obra.',
    ],
    no: ['El contrato se firma en dos ejemplares.', 'La multa del contrato será de un mes de renta.'],
  },
  {
    preset: 'exclusivity',
    find: [
      String.raw`\b(?:otorga|concede|confiere|designa|nombra|encarga)\b[^.;]{0,140}?(?<!no )\bexclusiv[oa]s?\b`,
      String.raw`(?<!no tendr[áa] )\b(?:car[áa]cter|forma|manera|calidad) (?:de )?exclusiv[oa]\b|\bcon exclusividad\b`,
      String.raw`\bno podr[áa]n?\b[^.;]{0,60}\b(?:designar|nombrar|contratar|vender|prestar servicios)\b[^.;]{0,60}\b(?:otr[oa]s?|terceros|competencia)\b`,
      String.raw`\b(?:comprar|vender|adquirir|abastecer|distribuir|suministrar|prestar)[áa]?\b[^.;]{0,80}\bexclusivamente\b`,
    ],
    not: String.raw`sin exclusividad|no exclusiv|responsabilidad exclusiva|exclusiva responsabilidad|exclusivo cargo|cargo exclusivo|exclusiva(?:mente)? de (?:su|la) (?:cargo|propiedad)|propiedad exclusiva|competencia exclusiva|uso exclusivo|confidencial`,
    yes: [
      'El proveedor designa al distribuidor como su distribuidor exclusivo en la región.',
      'Los servicios se prestarán con exclusividad.',
      'La mandante no podrá contratar a otro corredor para la venta.',
    ],
    no: [
      'El licenciante otorga una licencia no exclusiva.',
      'Los gastos serán de cargo exclusivo del arrendatario.',
      'El inmueble es de uso exclusivo habitacional.',
    ],
  },
  {
    preset: 'audit',
    heading: 'auditor|inspecci|fiscaliz|registro',
    find: [
      String.raw`\b(?:podr[áa]n?|tendr[áa]n? derecho a?|facultad[oa]?s? para|permitir[áa]n?|autoriza(?:do)?)\b[^.;]{0,140}?\b(?:auditar|auditor[íi]as?|inspeccionar|inspecci[óo]n|inspecciones|fiscalizar|revisar)\b[^.;]{0,140}`,
      String.raw`\b(?:libros|registros|contabilidad)\b[^.;]{0,140}?\b(?:auditor|inspecci|revis|disposici[óo]n|acceso)`,
    ],
    not: 'Inspecci[óo]n del Trabajo|Contralor|tribunal|estados financieros auditados',
    yes: [
      'La mandante podrá auditar los registros de la contratista previo aviso.',
      'El arrendatario permitirá inspeccionar el inmueble una vez al mes.',
      'El licenciatario mantendrá sus libros a disposición del licenciante.',
    ],
    no: ['Los reclamos se harán ante la Inspección del Trabajo, que podrá fiscalizar.'],
  },
  {
    preset: 'insurance',
    heading: 'seguro|p[óo]liza',
    find: [
      String.raw`\b(?:contratar|mantener|tomar|acreditar|suscribir|asegurar|renovar)(?:[áa]n?)?\b[^.;]{0,140}?\b(?:seguros?|p[óo]lizas?)\b`,
      String.raw`\b(?:seguros?|p[óo]lizas?)\b[^.;]{0,120}?\b(?:deber[áa]n?|ser[áa]n?|cubrir[áa]n?)\b`,
    ],
    not: 'seguro de (?:cesant[íi]a|salud)|seguridad social|compa[ñn][íi]a de seguros S',
    yes: [
      'La contratista deberá contratar una póliza de responsabilidad civil.',
      'El seguro de incendio será de cargo de la arrendataria.',
    ],
    no: ['El trabajador cotizará el seguro de cesantía que deberá pagar.'],
  },
  {
    preset: 'termination',
    find: [
      String.raw`\b(?:podr[áa]n?|facultad[oa]?s? para|tendr[áa]n? (?:la facultad|el derecho|derecho))\b[^.;]{0,100}?\b(?:t[ée]rmino|terminar|desahuciar|desistir|resciliar)\b[^.;]{0,160}?\b(?:en cualquier (?:momento|tiempo|[ée]poca)|sin (?:necesidad de )?(?:expresi[óo]n de )?causa|unilateral(?:mente)?|anticipad(?:o|amente)|a su (?:solo|sola) (?:arbitrio|voluntad)|dando aviso|mediante aviso|con (?:una )?(?:anticipaci[óo]n|aviso))`,
      String.raw`\b(?:en cualquier (?:momento|tiempo)|sin expresi[óo]n de causa|unilateralmente)\b[^.;]{0,100}?\b(?:t[ée]rmino|terminar|desahuciar)\b`,
    ],
    not: 'incumpl|mora\\b|infracci[óo]n|quiebra|insolvencia|causales? siguientes|en caso de|si (?:la|el) ',
    yes: [
      'Cualquiera de las partes podrá poner término al contrato en cualquier momento, dando aviso con treinta días.',
      'La mandante podrá terminar este contrato sin expresión de causa.',
    ],
    no: ['La arrendadora podrá poner término anticipado al contrato en caso de mora en el pago.'],
  },
]);
