import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';

/** What is not promised, and defects that are known. */
export const remedies = mirrored([
  {
    id: 'no-remedy',
    area: 'services',
    level: 'high',
    kinds: ['services', 'terms', 'supply', 'licence', 'distribution', 'construction', 'contract'],
    title: { es: 'Sin deber de prestar, reparar o avisar', en: 'No duty to perform, restore, return or tell' },
    why: {
      es: 'Lo esencial del servicio queda sin compromiso: ni nivel, ni plazo, ni aviso, ni devolución.',
      en: 'The core of the service is promised by no one: no level, no time, no notice, no return.',
    },
    action: {
      es: 'Fijar nivel de servicio, plazos de respuesta, aviso de incidentes y devolución de datos.',
      en: 'Set a service level, response times, notice of incidents and return of data.',
    },
    basis: { law: 'codigo_civil', article: '1546', quotation: 'Los contratos deben ejecutarse de buena fe' },
    es: {
      any: [
        near(
          90,
          String.raw`no (?:garantiza|asegura|estara obligad|tendra (?:la )?obligacion|se obliga)\w*`,
          String.raw`disponibilidad|continuidad|nivel\w*|restablec\w*|plazo\w*|notific\w*|avis\w*|inform\w*|devolv\w*|restitu\w*|entregar (?:los|sus) datos`,
        ),
        near(
          60,
          'podra',
          '(?:retener|eliminar|conservar|borrar)\\w*',
          'datos|informacion|respaldos?',
          'al termino|terminado|sin obligacion',
        ),
      ],
      none: [/exactitud|integridad de la informacion/],
      balanced:
        '{{El proveedor}} prestará el servicio con una disponibilidad mensual de {{99,5}} %, restablecerá toda interrupción dentro de {{cuatro}} horas, avisará todo incidente de seguridad dentro de {{veinticuatro}} horas y, al término, entregará los datos en formato abierto dentro de {{treinta}} días.',
      ask: '¿Qué nivel de servicio, plazo de respuesta y aviso de incidentes compromete?',
      hit: 'El proveedor no garantiza la continuidad del servicio ni estará obligado a restablecerlo.',
      miss: ['El proveedor garantiza una disponibilidad de 99 %.'],
    },
    en: {
      any: [
        near(
          80,
          String.raw`(?:does not|do not|gives no) (?:warrant|guarantee|warranty)\w*|no (?:duty|obligation|liability) to`,
          String.raw`availab\w*|uptime|level|uninterrupted|restore|return|notif\w*|inform|remedy|repair|correct|refund`,
        ),
        near(
          60,
          'may',
          'retain|keep|delete|destroy',
          '(?:client|customer|your)\\S* (?:data|content|records|information)',
          'no obligation|termination',
        ),
        near(60, '(?:upon|on|after) termination', 'may retain|may delete|may keep'),
      ],
      none: [/accuracy|completeness|third[- ]part/],
      balanced:
        '{{The provider}} shall keep the service available {{99.5}} % of each month, restore any interruption within {{four}} hours, give notice of any security incident within {{twenty-four}} hours and, on termination, return all data in an open format within {{thirty}} days.',
      ask: 'What service level, response time and notice of incidents will you commit to?',
      hit: 'The Provider has no obligation to restore the service.',
      miss: ['The Provider shall notify the Client of incidents within 24 hours.'],
    },
  },
  {
    id: 'known-defects',
    area: 'sale',
    level: 'high',
    kinds: ['sale', 'promise', 'supply', 'terms'],
    yields: ['es-consumer-waiver'],
    title: { es: 'Sin responder por defectos que se conocen', en: 'No answer for defects that are known' },
    why: {
      es: 'Quien sabe del vicio y lo calla responde de él y de los perjuicios, aunque se pacte otra cosa.',
      en: 'Who knows of a defect and hides it answers for it whatever was agreed.',
    },
    action: {
      es: 'Exceptuar los vicios que el vendedor conoció o debió conocer.',
      en: 'Carve out the defects that the seller knew or should have known.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1859',
      quotation:
        'estará sin embargo obligado a sanear aquellos de que tuvo conocimiento y de que no dio noticia al comprador',
    },
    es: {
      any: [
        near(
          140,
          'vicios?|defectos?|fallas?|desperfectos?',
          String.raw`(?:de|por|a) (?:cuenta|cargo|riesgo|costa) (?:exclusiv\w+ )?(?:del|de la) (?:comprador|promitente|adquirente|client|consumidor)\w*`,
        ),
        near(
          140,
          String.raw`renunci\w*|no respond\w*|exim\w*|libera\w*`,
          String.raw`vicios?|defectos?|eviccion`,
          String.raw`conocid\w*|conozca|conociere|supiere|aun cuando|aunque`,
        ),
        near(60, 'renunci\\w*', 'accion\\w*|saneamiento|garantia', 'vicios?|redhibitori\\w*|eviccion'),
      ],
      balanced:
        '{{El vendedor}} responderá de la evicción y de los vicios ocultos conforme a la ley. Declara que no conoce otros defectos que los siguientes: {{defectos}}.',
      ask: '¿Qué defectos o causas de evicción conoce, y acepta responder de los demás?',
      hit: 'El comprador renuncia a la acción por vicios ocultos, sean o no conocidos del vendedor.',
      miss: ['El vendedor responderá de los vicios ocultos.'],
    },
    en: {
      any: [
        near(120, 'waives?|not (?:be )?(?:liable|responsible)|as is', 'defects?|faults?|title', 'known|latent|hidden'),
        near(60, 'waives?', '(?:all )?(?:statutory|legal|consumer) (?:consumer )?(?:guarantees?|warrant\\w+)'),
      ],
      none: [/independent inspection/],
      balanced:
        '{{The seller}} is liable for title and for hidden defects as the law provides, and declares that it knows of no defects other than: {{defects}}.',
      ask: 'What defects do you know of, and will you answer for the others?',
      hit: 'The Buyer waives any claim for defects, including hidden defects.',
      miss: ['The Seller warrants that the goods are free of defects.'],
    },
  },
]);
