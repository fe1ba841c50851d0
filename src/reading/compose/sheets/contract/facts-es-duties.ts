import { facts } from './fact.ts';

/** What contracts in Spanish say of the duties of their parties. Ours. */
export const DUTIES_ES = facts('es', [
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
]);
