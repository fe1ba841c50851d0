/** Concepts of a field of law: how statutes and contracts say it, and how people ask. Ours. */
export const PROCEDURE = `
[claim]
ley: demanda; presentación de la demanda; demandante; libelo
gente: demandar; cómo demando; poner una demanda; iniciar un juicio; entablar
law: complaint; statement of claim; action
people: sue; lawsuit

[answer]
ley: contestación; término de emplazamiento; contestar la demanda; excepciones
gente: responder la demanda; días para contestar; defenderme de una demanda; plazo para responder
law: answer; statement of defence
people: respond to a lawsuit

[service]
ley: notificación; notificación personal; por cédula; estado diario; notificar
gente: cómo me avisan; avisar del juicio; receptor; avisan de la demanda; entregar la demanda
law: service of process; notification
people: be served

[appeal]
ley: apelación; recurso de apelación; apelante; alzada
gente: apelar; no estoy de acuerdo con la sentencia; reclamar de la sentencia; segunda instancia
law: appeal
people: challenge a ruling

[cassation]
ley: casación; recurso de casación en la forma; casación en el fondo
gente: corte suprema; anular la sentencia; ir a la suprema
law: cassation
people: supreme court

[reconsideration]
ley: reposición; recurso de reposición
gente: pedir al mismo juez que cambie; reconsiderar
law: reconsideration

[abandonment]
ley: abandono del procedimiento; cesado en su prosecución
gente: juicio parado; sin movimiento; juicio abandonado; nadie mueve el juicio
law: abandonment of proceedings
people: inactive case

[evidence]
ley: prueba; medios de prueba; término probatorio; instrumentos
gente: probar; cómo se prueba; pruebas; demostrar
law: evidence; proof
people: prove

[witness]
ley: testigos; inhábiles para declarar; tachas; prueba testimonial
gente: quién puede ser testigo; declarar; testigo familiar; amigo testigo; ir a declarar
law: witness; testimony
people: testify

[confession]
ley: absolución de posiciones; confesión; confesión judicial
gente: interrogar a la otra parte; hacer declarar a la contraparte; confesar
law: deposition; confession

[expert]
ley: informe de peritos; perito; reconocimiento de peritos
gente: experto; informe técnico; especialista
law: expert; expert report

[precautionary]
ley: medidas precautorias; retención de bienes determinados; prohibición de celebrar actos o contratos; nombramiento de interventores
gente: asegurar el pago; congelar bienes; congelar la cuenta; que no venda sus bienes
law: precautionary measures; injunction; injunctive relief
people: freeze assets

[enforcement]
ley: juicio ejecutivo; mandamiento de ejecución; título ejecutivo; ejecutante; ejecutado
gente: cobrar un pagaré; cobrar un cheque; cobrar una deuda; hacer cumplir la sentencia; cobrar judicialmente
law: enforcement; execution; writ
people: collect a debt

[attachment]
ley: embargo; no son embargables; bienes embargados; inembargables
gente: embargar; me embargan; qué pueden embargar; quitar los muebles; quitarme las cosas; embargo del sueldo
law: attachment; garnishment; seizure; exempt property
people: seize; take my things

[auction]
ley: remate; subasta pública; mínimum; posturas
gente: rematar; remate de una casa; postor; comprar en remate
law: auction; public sale

[costs]
ley: costas; condenada en costas; tasación de costas
gente: quién paga al abogado; gastos del juicio; pagar el juicio; el que pierde paga
law: costs; attorneys' fees; legal fees
people: who pays the lawyer

[deadlines]
ley: días hábiles; plazos; término fatal; feriados
gente: cuántos días tengo; cómo se cuentan los días; se cuentan los sábados; plazo corre
law: deadline; computation of time; business days
people: how many days

[recusal]
ley: implicancia; recusación; causas de recusación
gente: juez amigo; cambiar de juez; juez pariente; sacar al juez
law: recusal; disqualification
people: biased judge

[settlement]
ley: conciliación; avenimiento; transacción; bases de arreglo
gente: llegar a acuerdo; arreglar; acuerdo con la otra parte; arreglo
law: settlement; conciliation
people: reach an agreement

[claim-withdrawal]
ley: desistimiento de la demanda; desistirse; retirar la demanda
gente: retirar una demanda; echarse atrás; arrepentirse de demandar; bajar la demanda
law: withdrawal; discontinuance
people: drop the case

[third-party]
ley: tercería; tercerista; tercería de dominio; tercería de posesión
gente: embargaron cosas que no son del deudor; embargaron mis cosas; deuda de otro; embargo por deuda de mi
law: third-party claim; intervention

[legal-aid]
ley: privilegio de pobreza; asistencia judicial gratuita
gente: no tengo plata para abogado; abogado gratis; sin dinero para juicio
law: legal aid
people: free lawyer
`;
