import type { Rule } from './rule.ts';

/** Rules on sale, for contracts in Spanish. */
export const sale: readonly Rule[] = [
  {
    id: 'es-sale-eviction',
    area: 'sale',
    sort: 'risk',
    language: 'es',
    level: 'high',
    kinds: ['sale', 'promise'],
    signal: {
      any: [
        /(exim|exoner|renunci|liber|no respond)\w*.{0,80}\b(eviccion|saneamiento)\b|\bsin (obligacion de )?saneamiento|\b(eviccion|saneamiento)\b.{0,60}(exim|renunci|no respond)/,
      ],
      none: [/no (se )?(exim|renunci|liber)|sin perjuicio|que (este|esta|el|ella|no)? ?(ignor|desconoc|no conoc)\w*/],
    },
    raise: /aun ?(que|cuando)|conozca|conocid|supiere|mala fe|a sabiendas/,
    title: { es: 'Sin saneamiento de la evicción', en: 'No warranty of title' },
    why: {
      es: 'El comprador queda sin resguardo si pierde la cosa; el pacto es nulo si hubo mala fe del vendedor.',
      en: 'The buyer has no recourse if the thing is lost; the pact is void where the seller was in bad faith.',
    },
    action: {
      es: 'Eliminar la exención o limitarla a gravámenes declarados.',
      en: 'Remove it, or limit it to disclosed burdens.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1842',
      quotation:
        'Es nulo todo pacto en que se exima al vendedor del saneamiento de evicción, siempre que en ese pacto haya habido mala fe',
    },
    examples: {
      hit: 'El vendedor se exime del saneamiento de la evicción.',
      miss: ['El vendedor responde del saneamiento de la evicción.'],
    },
  },
  {
    id: 'es-sale-defects',
    area: 'sale',
    sort: 'risk',
    language: 'es',
    level: 'high',
    kinds: ['sale', 'promise'],
    signal: {
      any: [
        /(renunci|exim|n[oi] respond|sin)\w*.{0,60}\bvicios (ocultos|redhibitorios)|\bvicios (ocultos|redhibitorios)\b.{0,80}(renunci|exim|no respond)|sin garantia (alguna|de ninguna)/,
      ],
      none: [/que (este|esta|el|ella)? ?(ignor|desconoc|no conoc)\w*/, /libre de vicios|no renunci/],
    },
    title: { es: 'Sin responder por vicios ocultos', en: 'Hidden defects excluded' },
    why: {
      es: 'El vendedor responde igual de los vicios que conocía y calló.',
      en: 'The seller still answers for defects known and not told.',
    },
    action: {
      es: 'Agregar inspección y declaración de defectos.',
      en: 'Add an inspection and a statement of defects.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1859',
      quotation:
        'estará sin embargo obligado a sanear aquellos de que tuvo conocimiento y de que no dio noticia al comprador',
    },
    examples: {
      hit: 'El comprador renuncia a la acción por vicios ocultos.',
      miss: ['La cosa se entrega libre de vicios ocultos.'],
    },
  },
  {
    id: 'es-sale-as-is',
    area: 'sale',
    sort: 'burden',
    language: 'es',
    level: 'low',
    kinds: ['sale', 'promise'],
    signal: { any: [/\b(estado (material |fisico )?en que (actualmente )?se encuentra|como esta)\b/] },
    yields: ['es-sale-defects'],
    title: { es: 'En el estado en que se encuentra', en: 'Sold as it is' },
    why: {
      es: 'El comprador recibe la cosa con los defectos que tenga a la vista.',
      en: 'The buyer takes the thing with the defects in view.',
    },
    action: { es: 'Inspeccionar antes y anotar los defectos.', en: 'Inspect first and write the defects down.' },
    examples: { hit: 'Se vende en el estado en que se encuentra.', miss: ['Se vende con garantía.'] },
  },
  {
    id: 'es-sale-price-open',
    area: 'sale',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['sale', 'promise'],
    signal: {
      any: [
        /\bprecio\b.{0,80}(por (definir|convenir|acordar)\b|que (fije|determine|señale) (el|la) (vendedor|comprador)|\ba convenir\b|sera (fijado|determinado) por (el|la) (vendedor|comprador)|(el )?que (el|la|los) (vendedor|comprador)[ae]?s? (fijen?|determinen?|señalen?|estimen?))/,
      ],
      none: [/perito|tasador|tercero/],
    },
    title: { es: 'Precio sin determinar', en: 'Price left open' },
    why: {
      es: 'Queda por convenir o al arbitrio de una parte, y el precio debe ser determinado por los contratantes.',
      en: 'It is left open or to one side, and the parties must determine the price.',
    },
    action: {
      es: 'Fijar el precio o la forma objetiva de determinarlo.',
      en: 'Set the price or an objective way to find it.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1808',
      quotation: 'El precio de la venta debe ser determinado por los contratantes.',
    },
    violates: true,
    examples: { hit: 'El precio será a convenir.', miss: ['El precio es $10.000.000.'] },
  },
  {
    id: 'es-sale-paid',
    area: 'sale',
    sort: 'burden',
    language: 'es',
    level: 'low',
    kinds: ['sale'],
    signal: {
      any: [
        /\bprecio\b.{0,200}(declara\w* (haber )?recibi|a (su )?entera (satisfaccion|conformidad)|pagad\w+ con anterioridad)|declara\w* .{0,20}recib\w+.{0,60}(precio|entera (satisfaccion|conformidad))/,
      ],
    },
    title: { es: 'Precio declarado pagado', en: 'Price stated as paid' },
    why: {
      es: 'Dicho eso en la escritura, no se admite prueba en contrario sino la de nulidad o falsificación.',
      en: 'Once the deed says so, no contrary proof is admitted but nullity or forgery.',
    },
    action: {
      es: 'Dejar constancia del medio de pago; usar instrucciones notariales.',
      en: 'Record the means of payment; use escrow instructions.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1876',
      quotation:
        'Si en la escritura de venta se expresa haberse pagado el precio, no se admitirá prueba alguna en contrario',
    },
    examples: {
      hit: 'El precio se paga en este acto, declarando el vendedor recibirlo a su entera satisfacción.',
      miss: ['El precio se pagará en cuotas.'],
    },
  },
  {
    id: 'es-sale-low',
    area: 'sale',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: ['sale', 'promise'],
    signal: {
      any: [/\bprecio\b.{0,160}\b(inferior|menor|por debajo)\b.{0,80}(avaluo|tasacion|valor (comercial|de mercado))/],
    },
    title: { es: 'Precio bajo el valor', en: 'Price below value' },
    why: {
      es: 'Bajo la mitad del justo precio el vendedor de un inmueble sufre lesión enorme.',
      en: 'Under half the just price the seller of land suffers gross disparity.',
    },
    action: { es: 'Acompañar tasación y explicar el precio.', en: 'Attach an appraisal and explain the price.' },
    basis: {
      law: 'codigo_civil',
      article: '1889',
      quotation: 'cuando el precio que recibe es inferior a la mitad del justo precio de la cosa que vende',
    },
    examples: { hit: 'El precio es inferior al avalúo fiscal.', miss: ['El precio es de UF 3.000.'] },
  },
];
