/** Concepts of a field of law: how statutes and contracts say it, and how people ask. Ours. */
export const COMPANY = `
[shareholders-meeting]
ley: junta de accionistas; junta ordinaria; junta extraordinaria; citación a junta
gente: reunión de accionistas; reunión de socios; convocar accionistas; juntar a los socios
law: shareholders' meeting; general meeting
people: meeting of owners

[board]
ley: directorio; directores; sesión de directorio; director titular
gente: quién manda en la sociedad; consejo; miembros del directorio; dirige la empresa
law: board of directors; directors
people: who runs the company

[quorum]
ley: quórum; mayoría absoluta; dos tercios de las acciones emitidas; acciones con derecho a voto
gente: cuántos votos; cuántos accionistas se necesitan; votos para aprobar; mayoría
law: quorum; majority; voting shares
people: how many votes

[dividends]
ley: dividendos; dividendo mínimo; utilidades líquidas del ejercicio; treinta por ciento
gente: repartir ganancias; reparto de utilidades; ganancias de la sociedad; repartir utilidades
law: dividends; distribution of profits
people: share profits

[withdrawal-right]
ley: derecho a retiro; accionista disidente; pago del valor de sus acciones
gente: salirse de la sociedad; irse de la sociedad; no está de acuerdo con la fusión; accionista en desacuerdo
law: appraisal right; dissenting shareholder
people: leave the company

[related-party]
ley: operaciones con partes relacionadas; conflicto de intereses; interés por sí o como representante; condiciones de mercado
gente: director hace negocios con la empresa; negocio con un pariente del director; venderle a la propia empresa
law: related party transactions; conflict of interest
people: self-dealing

[capital]
ley: capital social; aumento de capital; acciones de pago; suscripción de acciones; opción preferente
gente: poner más plata; aportar plata; emitir acciones; capitalizar
law: capital increase; share capital; preemptive right; subscription
people: put in more money

[share-transfer]
ley: transferencia de acciones; cesión de acciones; registro de accionistas; libre cesibilidad
gente: vender mis acciones; comprar acciones; traspaso de acciones; vender acciones
law: transfer of shares; stock transfer
people: sell my shares

[manager]
ley: gerente general; gerente; ejecutivos principales; factor
gente: ceo; jefe de la empresa; administrador de la empresa
law: manager; chief executive officer; officers
people: boss

[merger]
ley: fusión; división; transformación; absorción
gente: juntar empresas; unir empresas; fusionar; dividir la empresa
law: merger; spin-off; consolidation; change of control
people: join companies

[company-dissolution]
ley: disolución; liquidación de la sociedad; comisión liquidadora
gente: cerrar la empresa; terminar la sociedad; cerrar una sociedad
law: dissolution; winding up; liquidation
people: close the company

[audit]
ley: auditores externos; inspectores de cuentas; balance; estados financieros; memoria
gente: revisar las cuentas; revisar los libros; contabilidad; ver los libros
law: auditors; financial statements; books and records; audit
people: check the books

[liquidation]
ley: procedimiento concursal de liquidación; resolución de liquidación; empresa deudora; liquidador; liquidación voluntaria; liquidación forzosa
gente: quiebra; quebrar; quebró; bancarrota; declararse en quiebra; no puede pagar sus deudas; insolvente
law: bankruptcy; liquidation proceedings; insolvency
people: go bankrupt; bankrupt; broke

[reorganization]
ley: procedimiento concursal de reorganización; acuerdo de reorganización judicial; veedor; protección financiera concursal
gente: salvar la empresa; renegociar las deudas de la empresa; parar a los acreedores; reestructurar deudas; evitar la quiebra
law: reorganization; restructuring; automatic stay
people: save the company; chapter 11

[personal-insolvency]
ley: persona deudora; procedimiento concursal de renegociación; audiencia de renegociación; superintendencia
gente: persona endeudada; deudas personales; renegociar mis deudas; sobreendeudado; no puedo pagar mis deudas
law: debt renegotiation; individual debtor
people: personal debts

[creditor-rank]
ley: créditos preferentes; prelación de créditos; verificación de créditos; nómina de créditos reconocidos; valistas
gente: quién cobra primero; orden de pago; cobrar en la quiebra; presentar mi deuda; acreedores cobran
law: priority claims; proof of claim; ranking of creditors
people: who gets paid first

[clawback]
ley: acción revocatoria concursal; revocables; actos ejecutados con anterioridad; inoponibilidad
gente: vender bienes antes de quebrar; esconder bienes; traspasar bienes antes; deshacer ventas
law: avoidance action; clawback; fraudulent transfer
people: hide assets

[insider]
ley: información privilegiada; hechos esenciales; reservada
gente: comprar acciones sabiendo; usar información interna; secreto de la bolsa
law: insider information; inside information
people: insider trading
`;
