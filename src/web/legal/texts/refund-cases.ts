import type { Section } from '../text-types.ts';

/** Sections 1 to 6 of the refund policy: what is given back, and what is not. */
export const cases: readonly Section[] = [
  {
    id: 'alcance',
    title: 'Alcance',
    paragraphs: [
      'Esta política se aplica a los paquetes de tokens y, si el operador llega a ofrecerlas, a las suscripciones. Hoy se venden solo paquetes.',
      'Nada de lo que dice limita los derechos irrenunciables que la Ley 19.496, sobre protección de los derechos de los consumidores, te reconoce. Si una regla de esta política y la ley difieren, se aplica la que más te favorezca.',
    ],
  },
  {
    id: 'retracto',
    title: 'Derecho de retracto',
    paragraphs: [
      'Conforme al artículo 3 bis, letra b), de la Ley 19.496, en las compras electrónicas puedes retractarte dentro de 10 días corridos desde la compra, sin expresar motivo y sin costo.',
      'El retracto se limita a los tokens no usados: un token usado corresponde a un servicio ya prestado. Si el paquete está intacto, lo ejerces con el botón de retracto de tu perfil, junto a la compra; si usaste una parte, por correo, y se devuelve lo que corresponda al resto.',
      'El dinero se devuelve sin descuentos por el mismo medio de pago, tan pronto como sea posible y dentro de los plazos de la sección 8. Los tokens devueltos se retiran de tu cuenta.',
    ],
  },
  {
    id: 'paquetes',
    title: 'Paquetes de tokens',
    paragraphs: [
      'Vencido el plazo de retracto, un paquete se reembolsa si no se ha usado ninguno de sus tokens y lo pides dentro de los 30 días siguientes a la compra.',
      'Los tokens se consumen en el orden en que llegaron a tu cuenta: primero los más antiguos.',
    ],
  },
  {
    id: 'suscripciones',
    title: 'Suscripciones',
    paragraphs: [
      'Estas reglas rigen desde que se ofrezcan suscripciones.',
      '**Mensual.** Se reembolsa en proporción si lo pides dentro de los 7 días siguientes al inicio del ciclo y usaste a lo más el 20 % de los tokens incluidos. Se descuenta el costo de los días usados.',
      '**Anual.** Se reembolsa por completo dentro de los 14 días siguientes a la compra si usaste a lo más el 10 % de los tokens del año. Después de esos 14 días se reembolsan en proporción los meses no usados, menos una penalidad del 20 %. Pasados 6 meses no hay reembolso.',
      '**Cancelación voluntaria.** Una suscripción que cancelas no se reembolsa por ese solo hecho: conservas el acceso hasta el fin del período pagado.',
    ],
  },
  {
    id: 'fallas',
    title: 'Cobros erróneos y fallas',
    paragraphs: [
      'Un cobro duplicado, o uno hecho por un error técnico, se reembolsa por completo si lo pides dentro de 60 días. Si Fojas advierte un segundo pago de la misma compra, lo devuelve sin que lo pidas.',
      'Si un análisis falla por un error del sistema, los tokens vuelven a tu cuenta de manera automática.',
      'Si un resultado no te satisface por primera vez, puedes pedir que se genere de nuevo sin costo. Si contiene errores graves y comprobables, se devuelven los tokens.',
      'Una interrupción del servicio debe informarse dentro de 48 horas desde que ocurre, para que se evalúe una compensación.',
    ],
  },
  {
    id: 'exclusiones',
    title: 'Lo que no se reembolsa',
    paragraphs: [
      {
        p: 'Salvo lo dicho en las secciones anteriores, no se reembolsan:',
        list: [
          'los tokens consumidos;',
          'los análisis entregados;',
          'el contenido descargado: audios, imágenes de mapas conceptuales y documentos PDF;',
          'las suscripciones canceladas voluntariamente, con acceso hasta el fin del período pagado;',
          'las cuentas cerradas por infracciones a la [Política de Uso Aceptable](/acceptable-use).',
        ],
      },
    ],
  },
];
