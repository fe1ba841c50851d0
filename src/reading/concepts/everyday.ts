import type { RawConcept } from './concept.ts';

/**
 * What workers and tenants ask in Spanish in words of every day, and how their contracts say it. Each has a proof, so that only a sentence which states it is
 * quoted. Ours.
 */
export const EVERYDAY: readonly RawConcept[] = [
  {
    id: 'working-hours',
    cues: 'horario; hora entro|entrar|entra|salgo|salir|sale|empiezo|empieza; hora|horas|dias trabajo|trabajar|trabaja|trabajan',
    phrases: 'jornada trabajo; jornada semanal; horas semanales; jornada ordinaria; lunes viernes; lunes sabado',
    proof: /\bjornada\b|\bhoras? semanales\b|\bhoras a la semana\b|\bde lunes a\b/i,
  },
  {
    id: 'pay',
    cues: 'gano; ganare; pagan|pagaran mes|mensual|mensuales|mensualmente; sueldo mensual; remuneracion mensual',
    phrases: 'sueldo mensual; sueldo base; remuneracion mensual; sueldo mensuales; pagara remuneracion; pagara sueldo',
    proof:
      /\b(?:sueldo|remuneraci[óo]n|salario|honorarios?)\b[^.]{0,120}(?:\$|pesos|suma de|ingreso m[íi]nimo|unidades de fomento)/i,
  },
  {
    id: 'role',
    cues: 'cargo trabajador|trabajadora|empleado|empleada; funciones|labores|tareas trabajador|trabajadora|empleado|empleada|cumplir|debo|debe|hacer; cargo tengo|tiene|ocupa',
    phrases:
      'prestara servicios; prestar servicios; desempenara como; desempenarse como; realizar labores; sera cajera; cumplira funcion; ejecutar labores; conducira',
    proof:
      /\bprestar[áa]?(?: sus)? servicios (?:de|como|en calidad)|\bse desempe[ñn]ar[áa]|\bdesempe[ñn]ar(?:se|[áa])?\b|\bcumplir[áa] (?:las |cualquier |otras? )|\b(?:realizar|ejecutar|efectuar)(?:[áa])? (?:el trabajo|las? (?:labor|funci[óo]n|tarea)(?:es)?)|\btrabajador[a]?,? (?:ser[áa]|conducir[áa]|har[áa]|realizar[áa])/i,
  },
  {
    id: 'dismissal',
    cues: 'pueden|puede despedir|echar|echarme|desvincular',
    phrases: 'poner termino; termino contrato; terminacion contrato; causales termino; desahucio; despido',
    proof:
      /\bt[ée]rmino (?:inmediato |anticipado |ipso facto )?(?:a|al|del?) (?:este |la |el )?(?:presente )?(?:contrato|relaci[óo]n)|\bterminar(?:á|se|lo)?\b[^.]{0,60}\bcontrato|\bdespid|\bdesahuci|\bcausales?\b[^.]{0,60}\bt[ée]rmino/i,
  },
  {
    id: 'severance',
    cues: 'despiden|despidieron|despidan|despedido|despedida|despido|echan|echaron|desvinculan|desvincularon pagan|pagar|pagarme|pago|corresponde|toca|recibo|indemnizacion; indemnizacion años',
    phrases: 'indemnizacion años servicio; pagar indemnizacion; treinta dias ultima remuneracion; cada año servicio',
    proof:
      /\bindemnizaci[óo]n\b[^.;]{0,160}\ba[ñn]os? de servicio|[úu]ltima remuneraci[óo]n[^.;]{0,120}\bpor cada a[ñn]o/i,
  },
  {
    id: 'exclusivity',
    cues: 'puedo|puede|podria|prohiben|prohibido|prohibe|impide trabajar|trabaje|prestar|emplearme|emplearse empresa|parte|lado|empleador|empleadores|competencia|clientes|terceros; puedo|puede|podria tener trabajo|trabajos|empleo|empleos|pega; segundo trabajo|empleo; trabajar competencia; negocio propio|paralelo; exclusividad',
    phrases:
      'exclusividad; dedicacion exclusiva; negociaciones giro; no trabajara empresa; mismo giro; mismo rubro; servicios terceros; otro empleador',
    proof:
      /(?<!\p{L})(?:exclusividad(?!\p{L})|(?:dedicaci[óo]n|forma) exclusiva(?!\p{L})|negociaciones(?!\p{L})[^.;]{0,80}\bgiro\b|(?:no (?:podr[áa]n?|trabajar[áa]|prestar[áa]|desempe[ñn]ar[áa])|se proh[íi]be|prohibid[oa]|abstendr[áa]|se obliga a no|podr[áa])(?!\p{L})[^.;]{0,160}(?<!\p{L})(?:otr[oa]s? (?:empresas?|empleador(?:es|a)?|trabajos?|empleos?|clientes?|compa[ñn][íi]as?)|mism[oa] (?:giro|rubro)|competencia (?:del|con|al)|a terceros)(?!\p{L}))/iu,
  },
  {
    id: 'transfer',
    cues: 'cambiar|cambien|cambiarme|mover|mandar lugar|sucursal|local|ciudad|tienda|faena|oficina; trasladar|trasladarme|trasladen; traslado; destinar',
    phrases:
      'alterar recinto; alterar sitio; alterar lugar; destinada sucursal; destinado sucursal; otra sucursal; otro lugar; traslado; cambiar lugar',
    proof:
      /\balterar\b|\btraslad|\bdestinad[oa] a (?:otr|cualquier)|\botra (?:sucursal|ciudad|faena)|\botro (?:recinto|lugar|local)/i,
  },
];
