/** Concepts of a field of law: how statutes and contracts say it, and how people ask. Ours. */
export const CIVIL = `
[breach]
ley: incumplimiento; infracción; no cumplir; inejecución; contravención
gente: no cumple; no cumplió; romper el contrato; faltar al contrato; no hace lo pactado
law: breach; default; failure to perform; failure to comply
people: broke the contract; does not comply; not fulfil

[damages]
ley: indemnización de perjuicios; daños y perjuicios; daño emergente; lucro cesante; indemnizar
gente: pagar los daños; responder por daños; daños; compensar
law: damages; losses; compensation for damages
people: pay for the harm; sue for money

[moral-damage]
ley: daño moral; perjuicio extrapatrimonial
gente: sufrimiento; dolor; daño psicológico
law: moral damages; emotional distress
people: suffering

[late-payment]
ley: mora; constituido en mora; interés moratorio; simple retardo; retardo
gente: atraso; atrasarse; atraso en el pago; pagar tarde; no pagar a tiempo; retraso; me atraso
law: late payment; delay; past due; default interest
people: pay late; late fee; overdue

[interest-rate]
ley: interés corriente; interés máximo convencional; intereses; tasa de interés
gente: cuánto interés; usura; cobrar mucho interés; interés abusivo; intereses abusivos
law: interest; rate of interest; maximum rate
people: usury; how much interest

[prepayment]
ley: pagar anticipadamente; pago anticipado; comisión de prepago; prepago
gente: pagar antes; adelantar el pago; pagar un crédito antes; prepagar
law: prepayment; early repayment
people: pay off early

[force-majeure]
ley: fuerza mayor; caso fortuito; imprevisto que no es posible resistir
gente: imprevisto; terremoto; pandemia; fuera de control; catástrofe
law: force majeure; act of god; beyond its reasonable control
people: unforeseen event; disaster

[prescription]
ley: prescripción; prescribe; prescriben; caducidad; prescribirá
gente: plazo para demandar; hasta cuándo puedo reclamar; vence la deuda; cuándo vence el derecho; cuánto tiempo tengo para reclamar; deuda vieja
law: statute of limitations; limitation period; time-barred; prescription
people: too late to sue; how long to sue

[nullity]
ley: nulidad; nulo; nulidad absoluta; rescisión; ineficaz
gente: anular; no vale; inválido; sin efecto; dejar sin efecto
law: nullity; null and void; void; invalid
people: not valid

[consent-defects]
ley: error, fuerza y dolo; vicios del consentimiento; fuerza moral; dolo
gente: me engañaron para firmar; firmar obligado; presionado; obligado a firmar
law: duress; fraud; mistake; undue influence
people: forced to sign; tricked

[sale]
ley: compraventa; vendedor; comprador; enajenación; enajenar
gente: comprar; vender; venta
law: sale; purchase; sell; transfer
people: buy

[hidden-defects]
ley: vicios redhibitorios; vicios ocultos; saneamiento; defectos
gente: defecto oculto; fallas ocultas; venía malo; salió malo; viene con fallas
law: latent defects; hidden defects; warranty of title
people: faulty

[guarantor]
ley: fianza; fiador; aval; codeudor solidario; fiador y codeudor solidario
gente: garante; salir de aval; responder por la deuda de otro; avalar
law: guarantor; surety; guaranty; guarantee
people: co-signer

[mortgage]
ley: hipoteca; gravamen; caución; acreedor hipotecario
gente: casa en garantía; hipotecar; garantía del banco
law: mortgage; lien; encumbrance

[pledge]
ley: prenda; prenda sin desplazamiento; acreedor prendario
gente: dejar en garantía; empeñar; prendar
law: pledge; security interest; collateral

[inheritance]
ley: sucesión; herencia; herederos; sucesor; causante; asignaciones
gente: heredar; quién hereda; repartir la herencia; bienes del fallecido; murió y dejó
law: inheritance; estate; heirs; succession
people: inherit; who gets it when he dies

[will]
ley: testamento; testador; testamentario
gente: dejar bienes al morir; última voluntad
law: testament

[easement]
ley: servidumbre; servidumbre de tránsito; predio sirviente; predio dominante
gente: pasar por el terreno del vecino; derecho de paso; camino por terreno ajeno
law: easement; right of way
people: cross my neighbour's land

[possession]
ley: posesión; poseedor; prescripción adquisitiva
gente: ocupar un terreno años; usucapión
law: possession; adverse possession

[gift]
ley: donación; donante; donatario; título gratuito
gente: regalar; regalo; donar
law: gift; donation; gratuitous
people: give away

[loan]
ley: mutuo; préstamo; operaciones de crédito de dinero; mutuante; mutuario
gente: prestar plata; préstamo de plata; pedir un crédito; me prestaron plata; prestar dinero
law: loan; credit; borrower; lender
people: lend money; borrow

[assignment]
ley: cesión; ceder; cesionario; transferir; cesión del contrato
gente: traspasar; pasar a otro; traspasar el contrato; dar a otro
law: assignment; assign; transfer; delegate; change of control
people: hand over to someone else; sell the contract

[penalty-clause]
ley: cláusula penal; multa; pena; evaluación anticipada
gente: castigo; cuánto es la multa; multan; qué pasa si incumple
law: penalty; liquidated damages
people: fine; punished

[indemnity]
ley: mantener indemne; indemnidad; dejar indemne; eximir de responsabilidad; defender
gente: hacerse cargo de demandas; responder por demandas de terceros; cubrir reclamos
law: indemnify; hold harmless; indemnification; defend
people: cover claims; protect against lawsuits

[liability-cap]
ley: limitación de responsabilidad; responsabilidad máxima; no excederá; monto máximo
gente: tope de responsabilidad; hasta cuánto responde; límite de lo que paga
law: limitation of liability; aggregate liability; shall not exceed; in no event
people: maximum they pay; cap on liability

[confidentiality]
ley: confidencialidad; información confidencial; reserva; secreto; divulgar
gente: contar a otros; guardar secreto; revelar; secretos de la empresa; hablar con terceros
law: confidentiality; confidential information; non-disclosure; disclose
people: keep secret; tell others; leak

[renewal]
ley: renovación; prórroga; se renovará automáticamente; tácitamente; períodos iguales y sucesivos
gente: extender; seguir con el contrato; se renueva solo; renovarse; alargar el contrato
law: renewal; renewal term; extension; automatically renew; successive
people: extend; continue after

[early-termination]
ley: terminación anticipada; término anticipado; poner término; resciliación; resolución del contrato; desahucio
gente: terminar antes; salir del contrato; salirme; cancelar el contrato; irme antes; terminar el contrato; cortar el contrato
law: termination; terminate; early termination; termination for convenience
people: cancel; get out; end the contract; walk away

[notices]
ley: notificación; aviso por escrito; comunicaciones; carta certificada; comunicación escrita
gente: avisar; cómo aviso; dónde avisar; con cuánta anticipación
law: notice; written notice; notices
people: let them know; tell them

[term]
ley: plazo; vigencia; duración; vencimiento; regirá
gente: cuánto dura; cuándo termina; cuándo vence; cuánto tiempo dura
law: term; duration; expiration; effective date; initial term
people: how long; when does it end; last; start

[governing-law]
ley: ley aplicable; legislación chilena; leyes de la República de Chile; se rige por
gente: qué ley; leyes de qué país
law: governing law; governed by; laws of the state
people: which law; what country's law

[venue]
ley: prórroga de competencia; competencia de sus tribunales; domicilio; tribunales ordinarios
gente: dónde demandar; qué juzgado; en qué ciudad se demanda; qué tribunal
law: jurisdiction; venue; courts
people: where to sue; which court

[arbitration]
ley: arbitraje; árbitro; juez árbitro; compromiso; árbitro arbitrador
gente: resolver una pelea; desacuerdo; peleas; quién resuelve; conflicto entre las partes
law: arbitration; arbitrator; dispute resolution; mediation
people: disagree; settle a fight; disagreement

[intellectual-property]
ley: propiedad intelectual; propiedad industrial; derechos de autor; obra; titularidad
gente: de quién es lo que hago; dueño de lo que creo; dueño del código; quién es dueño de
law: intellectual property; ownership; work made for hire; licence; license
people: who owns; owner of the work

[non-solicit]
ley: no captar; no contratar; abstenerse de contratar; captación de clientes
gente: llevarse a los clientes; llevarse a los empleados; robarse a los clientes; contratar a nuestros empleados
law: non-solicitation; solicit; hire; recruit
people: poach; steal clients; take employees
`;
