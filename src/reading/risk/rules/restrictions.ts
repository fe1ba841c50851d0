import type { Rule } from './rule.ts';

/** Rules on restrictions, for contracts in Spanish. */
export const restrictions: readonly Rule[] = [
  {
    id: 'es-exclusive',
    area: 'restrictions',
    sort: 'burden',
    language: 'es',
    level: 'medium',
    kinds: ['services', 'supply', 'distribution', 'licence', 'company', 'mandate'],
    signal: {
      any: [
        /\b(en forma |de manera |con caracter )?exclusiv(o|a|idad|amente)\b.{0,100}(distribu|suministr|proveedor|compr|adquir|prest|vend|comercializ|territorio|clientes?|proveedor)|(distribu|suministr|compr|adquir|prest|comercializ|mandato|encargo)\w*.{0,80}\bexclusiv(o|a|idad|amente)\b/,
      ],
      none: [
        /no exclusiv|sin exclusividad|propiedad exclusiva|cargo exclusivo|exclusiva (responsabilidad|propiedad)|uso exclusivo|exclusivamente (para (los )?fines|a los fines)|pertenec|titularidad/,
      ],
    },
    title: { es: 'Exclusividad', en: 'Exclusivity' },
    why: { es: 'Una parte no puede tratar con otros.', en: 'One side may not deal with others.' },
    action: {
      es: 'Acotar plazo, territorio y productos, y atarla a metas.',
      en: 'Limit term, territory and products, and tie it to targets.',
    },
    examples: {
      hit: 'El distribuidor comprará exclusivamente al proveedor los productos.',
      miss: ['Se otorga licencia no exclusiva.'],
    },
  },
  {
    id: 'es-non-compete',
    area: 'restrictions',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    except: ['terms'],
    signal: {
      any: [
        /\b(no podra\w*|no competir|no (trabajara|prestara|participara)\w*|prohib\w*|abstener\w*|abstendra\w*|se obliga a no)\b.{0,160}\b(competencia|compitan?|competidor\w*|(mismo|igual) (giro|rubro)|giro (similar|igual)|misma actividad)\b/,
        /\b(clausula|obligacion|pacto) de no competencia/,
      ],
      none: [/competencia (desleal|de los tribunales|del tribunal)|prorrog|tribunal/],
    },
    title: { es: 'No competencia', en: 'Non-compete' },
    why: {
      es: 'Se limita trabajar o negociar en el mismo giro; tras el término necesita límite y compensación para sostenerse.',
      en: 'Working in the same field is limited; after the end it needs limits and pay to hold.',
    },
    action: { es: 'Fijar plazo, territorio, giro y compensación.', en: 'Set term, territory, field and compensation.' },
    examples: {
      hit: 'No podrá prestar servicios a empresas de la competencia.',
      miss: ['Se prorroga la competencia a los tribunales de Santiago.'],
    },
  },
  {
    id: 'es-no-hire',
    area: 'restrictions',
    sort: 'burden',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    except: ['employment', 'terms', 'law', 'ruling'],
    signal: {
      any: [
        /\b(no podra\w*|abstendra\w*|abstener\w*|se obliga\w* a no|prohib\w*)\b.{0,60}\b(contratar|ofrecer (empleo|trabajo)|reclutar|captar|solicitar)\b.{0,80}\b(a |al |los |las |del )(trabajador|emplead|personal|dependientes|ejecutivos|clientes)/,
      ],
      none: [/sin perjuicio de contratar|seguro|poliza/],
    },
    title: { es: 'Veda de contratar personal o clientes', en: 'No hiring of staff or customers' },
    why: {
      es: 'Una parte no puede contratar al personal o a los clientes de la otra; sin un plazo breve cuesta sostenerlo.',
      en: 'One side may not hire the staff or customers of the other; without a short term it is hard to hold.',
    },
    action: {
      es: 'Fijar un plazo breve, nombrar a quiénes alcanza y exceptuar las convocatorias abiertas.',
      en: 'Set a short term, name whom it covers and leave out open calls.',
    },
    examples: {
      hit: 'La receptora no podrá contratar ni ofrecer empleo a los trabajadores de la divulgante durante 10 años.',
      miss: ['El prestador podrá contratar al personal que necesite.', 'No podrá contratar un seguro distinto.'],
    },
  },
  {
    id: 'es-minimum',
    area: 'restrictions',
    sort: 'burden',
    language: 'es',
    level: 'medium',
    kinds: ['supply', 'distribution', 'services', 'licence'],
    signal: {
      any: [
        /(compra|volumen|cantidad|pedido|facturacion|consumo|regalia|venta)s? minim[oa]s?|(comprar|adquirir|pagar|consumir)\w*.{0,60}(como minimo|a lo menos|al menos|no menos de) .{0,30}(unidades|toneladas|uf|kilos|litros|\$|\d)/,
      ],
    },
    title: { es: 'Compra o volumen mínimo', en: 'Minimum purchase or volume' },
    why: {
      es: 'Hay que comprar o pagar un mínimo aunque no se necesite.',
      en: 'A minimum is bought or paid even where it is not needed.',
    },
    action: {
      es: 'Revisar qué pasa si no se alcanza y pedir ajuste o compensación entre períodos.',
      en: 'Check what follows a shortfall; ask adjustment or carry-over.',
    },
    examples: {
      hit: 'El cliente se obliga a una compra mínima mensual de 100 toneladas.',
      miss: ['El cliente comprará según sus pedidos.'],
    },
  },
];
