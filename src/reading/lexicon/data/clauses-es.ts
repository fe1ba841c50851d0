/** Clauses of contracts in Spanish. `dice`: the words of a sentence that states the clause. Ours. */
export const CLAUSES_ES = String.raw`
autor: Fojas
revisado: segunda lectura 2026-11-25

[clausula-governing-law]
ley: regira leyes; leyes Republica Chile; rige legislacion; legislacion chilena; sujeto leyes
gente: ley aplicable; legislacion aplicable; derecho aplicable; rige

[clausula-court]
ley: prorrogan competencia; sera competente conocer; tribunales ordinarios; juzgado letras; fijan domicilio; sometidas arbitraje; arbitro; dificultad suscite; resuelta arbitro
gente: tribunal competente; jurisdiccion; domicilio; arbitraje; conflictos|controversias|disputas|discrepancias resuelven|solucionan|resolver|solucionar|resolveran; conflictos; controversias; disputas; discrepancias

[clausula-term]
ley: plazo contrato; vigencia contrato; duracion; comenzara regir; contado desde; regira desde; plazo indefinido; vencimiento
gente: plazo; duracion; vigencia; cuanto dura; vence; termino contrato

[clausula-renewal]
ley: renovara automaticamente; renovara tacita; voluntad termino; prorrogara; periodos iguales; prorroga automatica; aviso termino; renovacion
gente: renovacion; renovar; renueva; prorroga

[clausula-termination]
ley: poner termino; termino anticipado; terminacion anticipada; carta certificada; aviso previo; desahucio; resolucion contrato
gente: poner termino; terminar contrato; terminacion; desahucio; resolver contrato

[clausula-rent]
ley: renta mensual; renta arrendamiento; canon; pagara mensualmente; primeros cinco dias; suma pesos; unidades fomento
gente: renta; canon; arriendo pago; precio

[clausula-deposit]
ley: mes garantia; garantia; deposito garantia; caucionar
gente: garantia; deposito

[clausula-penalty]
ley: multa; pena; sancionado; clausula penal; sancion; castigado; interes penal; unidades tributarias
gente: multa; sancion; pena; clausula penal

[clausula-liability]
ley: responsable danos; limitacion responsabilidad; indemnizar perjuicios; danos perjuicios; responsabilidad maxima
gente: responsabilidad; indemnizacion; perjuicios

[clausula-confidential]
ley: informacion confidencial; obligacion reserva; confidencialidad; divulgar; secreto
gente: confidencialidad; confidencial; secreto

[clausula-assignment]
ley: ceder contrato; prohibido ceder; cesion; subarrendar; ceder transferir; autorizacion escrita
gente: ceder contrato; cesion; subarrendar; subarriendo

[clausula-obligations]
ley: obliga; debera; sera obligacion; son obligaciones; comprometen
gente: obligaciones; deberes
`;
