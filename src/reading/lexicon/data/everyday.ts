/** What workers and tenants ask in words of every day, and how their contracts say it. `dice`: the words of a sentence that states it. Ours. */
export const EVERYDAY = String.raw`
autor: Fojas
revisado: segunda lectura 2026-11-25

[clausula-working-hours]
ley: jornada trabajo; jornada semanal; horas semanales; jornada ordinaria; lunes viernes; lunes sabado
gente: horario; hora entro|entrar|entra|salgo|salir|sale|empiezo|empieza; hora|horas|dias trabajo|trabajar|trabaja|trabajan
dice: \bjornada\b|\bhoras? semanales\b|\bhoras a la semana\b|\bde lunes a\b

[clausula-pay]
ley: sueldo mensual; sueldo base; remuneracion mensual; sueldo mensuales; pagara remuneracion; pagara sueldo
gente: gano; ganare; pagan|pagaran mes|mensual|mensuales|mensualmente; sueldo mensual; remuneracion mensual
dice: \b(?:sueldo|remuneraci[óo]n|salario|honorarios?)\b[^.]{0,120}(?:\$|pesos|suma de|ingreso m[íi]nimo|unidades de fomento)

[clausula-role]
ley: prestara servicios; prestar servicios; desempenara como; desempenarse como; realizar labores; sera cajera; cumplira funcion; ejecutar labores; conducira
gente: cargo trabajador|trabajadora|empleado|empleada; funciones|labores|tareas trabajador|trabajadora|empleado|empleada|cumplir|debo|debe|hacer; cargo tengo|tiene|ocupa
dice: \bprestar[áa]?(?: sus)? servicios (?:de|como|en calidad)|\bse desempe[ñn]ar[áa]|\bdesempe[ñn]ar(?:se|[áa])?\b|\bcumplir[áa] (?:las |cualquier |otras? )|\b(?:realizar|ejecutar|efectuar)(?:[áa])? (?:el trabajo|las? (?:labor|funci[óo]n|tarea)(?:es)?)|\btrabajador[a]?,? (?:ser[áa]|conducir[áa]|har[áa]|realizar[áa])

[clausula-dismissal]
ley: poner termino; termino contrato; terminacion contrato; causales termino; desahucio; despido
gente: pueden|puede despedir|echar|echarme|desvincular
dice: \bt[ée]rmino (?:inmediato |anticipado |ipso facto )?(?:a|al|del?) (?:este |la |el )?(?:presente )?(?:contrato|relaci[óo]n)|\bterminar(?:á|se|lo)?\b[^.]{0,60}\bcontrato|\bdespid|\bdesahuci|\bcausales?\b[^.]{0,60}\bt[ée]rmino

[clausula-severance]
ley: indemnizacion años servicio; pagar indemnizacion; treinta dias ultima remuneracion; cada año servicio
gente: despiden|despidieron|despidan|despedido|despedida|despido|echan|echaron|desvinculan|desvincularon pagan|pagar|pagarme|pago|corresponde|toca|recibo|indemnizacion; indemnizacion años
dice: \bindemnizaci[óo]n\b[^.;]{0,160}\ba[ñn]os? de servicio|[úu]ltima remuneraci[óo]n[^.;]{0,120}\bpor cada a[ñn]o

[clausula-exclusivity]
ley: exclusividad; dedicacion exclusiva; negociaciones giro; no trabajara empresa; mismo giro; mismo rubro; servicios terceros; otro empleador
gente: puedo|puede|podria|prohiben|prohibido|prohibe|impide trabajar|trabaje|prestar|emplearme|emplearse empresa|parte|lado|empleador|empleadores|competencia|clientes|terceros; puedo|puede|podria tener trabajo|trabajos|empleo|empleos|pega; segundo trabajo|empleo; trabajar competencia; negocio propio|paralelo; exclusividad
dice: (?<!\p{L})(?:exclusividad(?!\p{L})|(?:dedicaci[óo]n|forma) exclusiva(?!\p{L})|negociaciones(?!\p{L})[^.;]{0,80}\bgiro\b|(?:no (?:podr[áa]n?|trabajar[áa]|prestar[áa]|desempe[ñn]ar[áa])|se proh[íi]be|prohibid[oa]|abstendr[áa]|se obliga a no|podr[áa])(?!\p{L})[^.;]{0,160}(?<!\p{L})(?:otr[oa]s? (?:empresas?|empleador(?:es|a)?|trabajos?|empleos?|clientes?|compa[ñn][íi]as?)|mism[oa] (?:giro|rubro)|competencia (?:del|con|al)|a terceros)(?!\p{L}))

[clausula-transfer]
ley: alterar recinto; alterar sitio; alterar lugar; destinada sucursal; destinado sucursal; otra sucursal; otro lugar; traslado; cambiar lugar
gente: cambiar|cambien|cambiarme|mover|mandar lugar|sucursal|local|ciudad|tienda|faena|oficina; trasladar|trasladarme|trasladen; traslado; destinar
dice: \balterar\b|\btraslad|\bdestinad[oa] a (?:otr|cualquier)|\botra (?:sucursal|ciudad|faena)|\botro (?:recinto|lugar|local)
`;
