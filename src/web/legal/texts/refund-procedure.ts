import type { Section } from '../text-types.ts';

/** Sections 7 to 10 of the refund policy: how, when, within which limits, and what is special. */
export const procedure: readonly Section[] = [
  {
    id: 'procedimiento',
    title: 'Cómo pedir un reembolso',
    paragraphs: [
      'El retracto de un paquete intacto se hace en tu perfil y no requiere evaluación. Todo otro reembolso se pide por correo, con la fecha de la compra y el motivo.',
      'La solicitud se evalúa en 2 a 3 días hábiles.',
      '**Si se aprueba,** recibes una confirmación por correo, el dinero vuelve por el medio de pago original en 5 a 10 días hábiles y los tokens reembolsados se retiran de tu cuenta.',
      '**Si se rechaza,** recibes una explicación y puedes apelar dentro de 7 días. Como alternativa se te puede ofrecer un crédito en tu cuenta o tokens de cortesía.',
    ],
  },
  {
    id: 'plazos',
    title: 'Plazos y medios de pago',
    paragraphs: [
      {
        p: 'Desde la aprobación, el dinero tarda lo siguiente:',
        table: {
          caption: 'Plazos de reembolso',
          head: ['Medio', 'Plazo'],
          rows: [
            ['Tarjeta de crédito o débito', '5 a 10 días hábiles'],
            ['Transferencia bancaria', '3 a 7 días hábiles'],
            ['Otras plataformas de pago', '7 a 14 días hábiles'],
            ['Crédito en la cuenta', 'Inmediato, con una posible bonificación del 10 %'],
          ],
        },
      },
      'Los reembolsos se hacen en la moneda original de la compra, CLP o USD. El operador no responde de las diferencias de cambio ni de las comisiones que cobre tu banco.',
    ],
  },
  {
    id: 'limites',
    title: 'Límites y contracargos',
    paragraphs: [
      'Se hacen como máximo 3 reembolsos por cuenta al año. Este límite no se aplica a los cobros erróneos ni a los derechos irrenunciables; alcanzado el máximo, el retracto se ejerce por correo.',
      'Antes de desconocer un cobro ante tu banco, escribe al operador: casi siempre es más rápido. Un contracargo tarda de 30 a 90 días en resolverse.',
      'Un contracargo injustificado produce la suspensión inmediata de la cuenta y luego, si no se aclara, su cierre definitivo.',
    ],
  },
  {
    id: 'especiales',
    title: 'Situaciones especiales',
    paragraphs: [
      '**Promociones.** Las ofertas con un descuento superior al 50 % pueden tener restricciones adicionales, que se informan antes de la compra.',
      '**Cuentas o compras duplicadas.** Si compraste dos veces o en la cuenta equivocada, escribe dentro de 7 días para trasladar o convertir los tokens.',
      '**Cambios significativos del servicio.** Puedes pedir un reembolso proporcional dentro de los 30 días siguientes al aviso.',
      '**Fin del servicio.** Si el servicio se descontinúa, se avisa con al menos 90 días de anticipación y se reembolsa en proporción lo pagado y no usado.',
      '**Desacuerdos.** Puedes reclamar ante el Servicio Nacional del Consumidor o ante los tribunales, según los [Términos de Servicio](/terms-of-service).',
    ],
  },
];
