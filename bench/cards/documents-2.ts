import type { Planted } from './planted.ts';

/** Contracts of ours in Spanish, of sales, loans and services. Written before the rules that read them. */
export const SALES: readonly Planted[] = [
  {
    name: 'compraventa',
    language: 'es',
    texts: [
      `CONTRATO DE COMPRAVENTA DE MAQUINARIA
PRIMERO: El vendedor vende al comprador un tractor por el precio de $18.500.000.
SEGUNDO: El precio se paga con un pie de $5.000.000 y el saldo en diez cuotas.
TERCERO: La entrega se hará a más tardar el 10 de junio de 2025.
CUARTO: El vendedor garantiza el tractor por doce meses.
QUINTO: Por cada semana de atraso en la entrega el vendedor pagará $200.000.
SEXTO: El comprador recibirá el tractor el 20 de junio de 2025, fecha fijada para la entrega.
SÉPTIMO: Impuestos. El precio de venta del tractor, de $19.500.000, no incluye el impuesto al valor agregado.`,
    ],
    planted: [
      ['¿Cuál es el precio del tractor?', '$18.500.000', '$19.500.000'],
      ['¿Cuándo se hará la entrega?', '10 de junio de 2025', '20 de junio de 2025'],
    ],
    harmless: [
      ['¿De cuánto es el pie?', '$5.000.000', '$18.500.000'],
      ['¿Por cuánto tiempo se garantiza el tractor?', 'doce meses', 'diez cuotas'],
    ],
  },
  {
    name: 'promesa',
    language: 'es',
    texts: [
      `PROMESA DE COMPRAVENTA
PRIMERO: Los promitentes celebrarán la compraventa dentro del plazo de noventa días desde esta fecha.
SEGUNDO: El precio será de 4.200 unidades de fomento.
TERCERO: El promitente comprador paga en este acto una reserva de 100 unidades de fomento.
CUARTO: Si una de las partes no cumple, pagará a la otra una multa de 420 unidades de fomento.
QUINTO: La escritura de compraventa se firmará dentro del plazo de ciento veinte días desde esta fecha.
SEXTO: La parte que no cumpla la promesa pagará a título de multa 500 unidades de fomento.
SÉPTIMO: El inmueble se entregará dentro de los diez días siguientes a la inscripción.`,
    ],
    planted: [
      ['¿En qué plazo se celebrará la compraventa?', 'noventa días', 'ciento veinte días'],
      ['¿Qué multa paga la parte que no cumple?', '420 unidades de fomento', '500 unidades de fomento'],
    ],
    harmless: [
      ['¿Cuál será el precio?', '4.200 unidades de fomento', '100 unidades de fomento'],
      ['¿Dentro de qué plazo se entregará el inmueble?', 'diez días', 'noventa días'],
    ],
  },
  {
    name: 'mutuo',
    language: 'es',
    texts: [
      `CONTRATO DE MUTUO
PRIMERO: El mutuante entrega al mutuario la suma de $30.000.000.
SEGUNDO: El mutuario pagará un interés de 7% anual.
TERCERO: El préstamo se pagará en veinticuatro cuotas mensuales de $1.340.000.
CUARTO: En caso de mora se aplicará un interés penal de 12% anual.
QUINTO: El prepago tendrá un costo de 1% del capital.
SEXTO: Tabla. El préstamo se pagará en treinta y seis cuotas mensuales según la tabla de desarrollo.
SÉPTIMO: El interés anual del préstamo es de 8% y se calcula sobre saldos.`,
    ],
    planted: [
      ['¿Qué interés anual pagará el mutuario?', '7%', '8%'],
      ['¿En cuántas cuotas se pagará el préstamo?', 'veinticuatro cuotas', 'treinta y seis cuotas'],
    ],
    harmless: [
      ['¿Qué interés penal se aplica en caso de mora?', '12%', '7%'],
      ['¿De cuánto son las cuotas?', '$1.340.000', '$30.000.000'],
    ],
  },
  {
    name: 'aseo',
    language: 'es',
    texts: [
      `CONTRATO DE SERVICIOS DE ASEO
PRIMERO. El precio del servicio es de $2.300.000 mensuales más IVA.
SEGUNDO. El Cliente pagará las facturas dentro de los treinta días siguientes a su emisión.
TERCERO. El contrato tendrá una duración de un año, renovable.
CUARTO. La Empresa deberá reemplazar al personal ausente dentro de dos horas.
QUINTO. Por cada incumplimiento la Empresa pagará una multa de 2 UTM.
SEXTO. La responsabilidad de la Empresa tendrá un tope de 500 unidades de fomento.
SÉPTIMO. El personal ausente se reemplazará dentro de cuatro horas desde el aviso.
OCTAVO. La Empresa responderá hasta un tope de 300 unidades de fomento.
NOVENO. La Empresa avisará los cambios de turno con cinco días de anticipación.`,
    ],
    planted: [
      ['¿En qué plazo se reemplaza al personal ausente?', 'dos horas', 'cuatro horas'],
      ['¿Cuál es el tope de la responsabilidad de la empresa?', '500 unidades de fomento', '300 unidades de fomento'],
    ],
    harmless: [
      ['¿Cuál es el precio del servicio?', '$2.300.000', '2 UTM'],
      ['¿Dentro de qué plazo se pagan las facturas?', 'treinta días', 'cinco días'],
    ],
  },
  {
    name: 'suministro con bases',
    language: 'es',
    texts: [
      `CONTRATO DE SUMINISTRO
Entre Hospital Los Avellanos y Insumos Cautín Limitada, RUT 77.333.444-5, el "Proveedor".
1. El Proveedor entregará los insumos dentro de los cinco días hábiles siguientes a cada orden.
2. El precio total del contrato es de $64.000.000.
3. Por cada día de atraso se aplicará una multa de 1% del valor de la orden.
4. El Proveedor entregará una boleta de garantía por $3.200.000.
5. El contrato regirá hasta el 31 de diciembre de 2026.`,
      `BASES DE LICITACIÓN
Insumos Cautín Limitada, RUT 77.333.444-5, adjudicataria.
1. Los insumos se entregarán dentro de los diez días hábiles siguientes a cada orden.
2. Presupuesto referencial: $70.000.000.
3. La multa por cada día de atraso será de 2% del valor de la orden.
4. La boleta de garantía de seriedad de la oferta es de $1.000.000.`,
    ],
    planted: [
      ['¿Dentro de qué plazo entregará el proveedor los insumos?', 'cinco días hábiles', 'diez días hábiles'],
      ['¿Qué multa se aplica por cada día de atraso?', '1%', '2%'],
    ],
    harmless: [
      ['¿Por cuánto es la boleta de garantía?', '$3.200.000', '$1.000.000'],
      ['¿Cuál es el precio total del contrato?', '$64.000.000', '$70.000.000'],
    ],
  },
  {
    name: 'sociedad',
    language: 'es',
    texts: [
      `ESTATUTOS DE SOCIEDAD POR ACCIONES
ARTÍCULO PRIMERO. El capital de la sociedad es de $50.000.000, dividido en cien acciones.
ARTÍCULO SEGUNDO. La sociedad durará diez años desde su inscripción.
ARTÍCULO TERCERO. Los accionistas serán citados a junta con quince días de anticipación.
ARTÍCULO CUARTO. El directorio será citado con tres días de anticipación.
ARTÍCULO QUINTO. El capital podrá aumentarse en $20.000.000.
ARTÍCULO SEXTO. La citación a junta de accionistas se enviará con diez días de anticipación.
ARTÍCULO TRANSITORIO. El capital de la sociedad, de $55.000.000, se suscribe en este acto.`,
    ],
    planted: [
      ['¿De cuánto es el capital de la sociedad?', '$50.000.000', '$55.000.000'],
      ['¿Con qué anticipación se cita a junta?', 'quince días', 'diez días'],
    ],
    harmless: [
      ['¿Con qué anticipación se cita al directorio?', 'tres días', 'quince días'],
      ['¿Cuánto durará la sociedad?', 'diez años', 'diez días'],
    ],
  },
  {
    name: 'construcción',
    language: 'es',
    texts: [
      `CONTRATO DE CONSTRUCCIÓN A SUMA ALZADA
PRIMERO: El precio de la obra es de 9.800 unidades de fomento.
SEGUNDO: El contratista terminará la obra en ciento ochenta días corridos.
TERCERO: El mandante entregará un anticipo de 980 unidades de fomento.
CUARTO: Se retendrá el 5% de cada estado de pago.
QUINTO: La multa por atraso será de 10 unidades de fomento por día, con un máximo de 10% del precio.
SEXTO: De cada estado de pago se retendrá el 10% hasta la recepción.
SÉPTIMO: El plazo para terminar la obra es de doscientos diez días corridos desde la entrega del terreno.
OCTAVO: El mandante pagará cada estado de pago dentro de veinte días.`,
    ],
    planted: [
      ['¿En qué plazo terminará el contratista la obra?', 'ciento ochenta días', 'doscientos diez días'],
      ['¿Qué porcentaje se retiene de cada estado de pago?', '5%', '10%'],
    ],
    harmless: [
      ['¿Cuál es el precio de la obra?', '9.800 unidades de fomento', '980 unidades de fomento'],
      ['¿Dentro de qué plazo se paga cada estado de pago?', 'veinte días', 'ciento ochenta días'],
    ],
  },
];
