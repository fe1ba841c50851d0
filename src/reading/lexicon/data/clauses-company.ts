/** Concepts of clauses of companies: articles of association, agreements of shareholders, sales of shares. Ours; not read by a lawyer yet. */
export const CLAUSES_COMPANY = `
autor: Fojas

[clause-company-name]
ley: nombre o razón social; la sociedad se denominará; nombre de fantasía
gente: cómo se llama la sociedad; nombre de la sociedad; cambiar el nombre de la empresa
law: the name of the company shall be; trade name of the company
people: what is the company called; change the company name

[clause-company-object]
ley: objeto de la sociedad; objeto social; el giro de la sociedad será
gente: a qué se dedica la sociedad; giro de la empresa; qué negocios puede hacer la sociedad; ampliar el giro
law: purpose of the company; objects of the company; business of the company
people: what does the company do; what business may the company carry on

[clause-company-seat]
ley: domicilio de la sociedad; domicilio social; establecer agencias o sucursales
gente: dónde está la sociedad; domicilio de la empresa; abrir sucursales de la sociedad
law: registered office of the company; principal office of the company
people: where is the company based; company seat; open branches

[clause-company-duration]
ley: duración de la sociedad; la sociedad durará; duración indefinida de la sociedad
gente: cuánto dura la sociedad; hasta cuándo existe la sociedad; plazo de la sociedad
law: the company shall have perpetual existence; term of the partnership
people: how long does the company last; duration of the partnership
donde: Código de Comercio art. 425

[clause-company-capital]
ley: capital de la sociedad; capital social; dividido en acciones nominativas
gente: capital de la empresa; cuánto capital tiene la sociedad; en cuántas acciones se divide
law: share capital; authorized capital; capital stock divided into shares
people: how much capital does the company have; how many shares are there

[clause-company-contributions]
ley: aporte de los socios; aportar en dinero efectivo; enterar y pagar el capital
gente: cuánto pone cada socio; qué aportó cada socio; plazo para poner la plata de la sociedad; socio no enteró su aporte
law: capital contribution; initial contribution of each member; pay in the capital
people: how much does each partner put in; partner did not pay his share

[clause-company-contribution-in-kind]
ley: aportes no consistentes en dinero; estimación de los aportes; aporta en dominio el inmueble
gente: aportar una casa a la sociedad; poner un vehículo como aporte; aportar mi trabajo a la sociedad; socio industrial
law: contribution in kind; non-cash contribution; contribution of services
people: put a house into the company; contribute work instead of money

[clause-company-capital-increase]
ley: aumento de capital; emisión de nuevas acciones de pago; modificar el capital social
gente: subir el capital; emitir más acciones; meter más plata a la sociedad; entra un socio nuevo con plata
law: increase of capital; issuance of additional shares; additional capital contribution
people: issue more shares; put more money into the company; capital call

[clause-company-preemption]
ley: derecho preferente de suscripción; opción preferente para suscribir; a prorrata de las acciones que posean
gente: derecho a comprar las acciones nuevas; que no me diluyan; mantener mi porcentaje; me diluyeron en el aumento
law: preemptive rights; right to subscribe pro rata; anti-dilution
people: keep my percentage; avoid being diluted; first to buy new shares
donde: Ley 18.046 art. 25

[clause-company-share-classes]
ley: series de acciones; acciones preferidas; preferencias de las acciones
gente: acciones con más derechos; acciones preferentes; acciones sin voto; tipos de acciones
law: classes of shares; preferred stock; series a preferred; non-voting shares
people: different kinds of shares; shares with more rights; shares without vote
donde: Ley 18.046 art. 20

[clause-company-liquidation-preference]
ley: preferencia en la liquidación; pago preferente en caso de liquidación
gente: quién cobra primero si se vende la empresa; quién recupera primero lo invertido; preferencia de los inversionistas
law: liquidation preference; preferential payment upon liquidation; deemed liquidation event
people: who gets paid first on a sale; investors get their money back first

[clause-company-share-register]
ley: registro de accionistas; títulos de las acciones; inscripción del traspaso de acciones
gente: libro de accionistas; papel que dice que soy accionista; dónde aparecen los accionistas; inscribir las acciones compradas
law: register of members; share certificates; stock ledger
people: who is registered as a shareholder; proof that i own shares

[clause-company-transfer-limits]
ley: limitación a la libre disposición de acciones; no podrá enajenar sus acciones; cesión de derechos sociales con acuerdo de los socios
gente: puedo vender mis acciones; vender mi parte a un tercero; prohibido vender acciones; necesito permiso para vender mi parte
law: restrictions on transfer of shares; no shareholder shall transfer; lock-up period
people: can i sell my shares; sell my stake to an outsider; not allowed to sell shares
donde: Ley 18.046 art. 14

[clause-company-first-refusal-shares]
ley: opción preferente de compra de acciones; derecho preferente de los socios; ofrecer las acciones a los demás accionistas
gente: ofrecer primero a los socios; socios compran primero; derecho a comprar la parte del socio que se va
law: right of first refusal on shares; offer the shares to the other shareholders; right of first offer on shares
people: offer my shares to partners first; buy out the partner who leaves

[clause-company-tag-along]
ley: derecho de acompañamiento; venta conjunta de acciones; tag along
gente: vender junto con el controlador; si vende el mayoritario yo también; que me compren mis acciones en las mismas condiciones
law: tag-along right; co-sale right; participate in the sale on the same terms
people: sell along with the majority; join the sale of shares

[clause-company-drag-along]
ley: derecho de arrastre; obligar a los minoritarios a vender; drag along
gente: me pueden obligar a vender mis acciones; el mayoritario me obliga a vender; vender el cien por ciento de la empresa
law: drag-along right; require the other shareholders to sell
people: can i be forced to sell my shares; majority forces the sale

[clause-company-put-call]
ley: opción de venta de acciones; opción de compra de acciones; obligación de comprar las acciones del socio
gente: obligar al socio a comprarme; opción de vender mi parte; comprarle su parte al socio
law: put option over the shares; call option over the shares
people: make my partner buy me out; option to buy my partner's shares

[clause-company-deadlock]
ley: desacuerdo insalvable entre los socios; empate en el directorio; bloqueo en la toma de decisiones
gente: empate entre socios; los socios no se ponen de acuerdo; sociedad mitad y mitad bloqueada
law: deadlock; deadlock resolution; buy-sell mechanism; shotgun clause
people: partners cannot agree; tie between two partners; fifty fifty stuck

[clause-company-vesting]
ley: adquisición gradual de las acciones; período de permanencia de los fundadores; recompra de acciones no consolidadas
gente: fundador se va antes; cuándo son mías las acciones; perder las acciones si me voy; acciones por años trabajados
law: vesting schedule; unvested shares; cliff period; repurchase of founder shares
people: founder leaves early; when do my shares vest; lose shares if i quit

[clause-company-option-plan]
ley: plan de opciones de acciones; opciones de suscripción para trabajadores
gente: acciones para los empleados; opciones sobre acciones; bono en acciones
law: stock option plan; option pool; grant of options; exercise price of the option
people: shares for employees; employee stock options; stock bonus
donde: Ley 18.046 art. 24

[clause-company-board]
ley: la sociedad será administrada por un directorio; directorio compuesto por miembros; directores titulares y suplentes
gente: quién manda en la sociedad; cuántos directores tiene la sociedad; quién elige a los directores; cuánto duran los directores
law: board of directors of the company; number of directors; each director shall hold office
people: who runs the company; how many directors; who chooses the directors
donde: Ley 18.046 art. 31

[clause-company-board-seats]
ley: derecho a designar un director; votar para elegir a los directores propuestos; director designado por el inversionista
gente: puedo poner un director; derecho a un asiento en el directorio; inversionista nombra director
law: right to appoint a director; investor director; board observer
people: can i name a director; board seat; observer on the board

[clause-company-board-meetings]
ley: sesiones de directorio; quórum de sesiones del directorio; voto dirimente del presidente
gente: cada cuánto se reúne el directorio; cuántos directores para decidir; quién desempata en el directorio
law: meetings of the board; quorum of directors; casting vote; written consent in lieu of a meeting
people: how often does the board meet; directors needed to decide; who breaks the tie
donde: Ley 18.046 art. 47, 48

[clause-company-directors-pay]
ley: remuneración de los directores; los directores no serán remunerados; dieta por asistencia a sesiones
gente: cuánto ganan los directores; les pagan a los directores; sueldo del directorio
law: remuneration of directors; directors fees
people: are directors paid; pay of directors
donde: Ley 18.046 art. 33

[clause-company-manager]
ley: gerente general; facultades del gerente; el gerente representará judicialmente
gente: qué puede hacer el gerente; quién nombra al gerente; sacar al gerente de la sociedad
law: managing director; chief executive officer powers; officers of the company
people: what may the manager do; who appoints the manager; remove the ceo
donde: Ley 18.046 art. 49

[clause-company-administration-partners]
ley: administración y uso de la razón social; corresponderá al socio la administración; actuando conjuntamente dos cualesquiera
gente: quién administra la sociedad limitada; qué socio firma; firman los dos socios; socio administrador
law: managed by its members; managing partner; any two acting jointly
people: which partner signs; do both partners have to sign; who manages the llc

[clause-company-powers]
ley: abrir y cerrar cuentas corrientes bancarias; girar y sobregirar; poderes de administración de la sociedad
gente: quién puede firmar cheques de la sociedad; poderes bancarios de la empresa; quién puede pedir crédito por la sociedad
law: authority to open bank accounts; bind the company; banking powers
people: who can sign checks for the company; who may borrow for the company

[clause-company-reserved-matters]
ley: materias que requieren acuerdo de; voto favorable del inversionista; quórum calificado de los accionistas
gente: qué decisiones necesitan a todos los socios; derecho a veto; vetar una decisión de la sociedad; decisiones importantes de la empresa
law: reserved matters; protective provisions; consent of the investor required; veto rights
people: decisions that need all partners; can i veto; what needs investor approval

[clause-company-shareholders-meeting]
ley: junta general de accionistas; junta ordinaria de accionistas; junta extraordinaria; citación a junta
gente: cuándo es la junta de accionistas; quién cita a la junta; no me citaron a la junta; reunión de socios
law: general meeting of shareholders; annual meeting of stockholders; notice of meeting of shareholders
people: when is the shareholders meeting; who calls the meeting; not invited to the shareholders meeting
donde: Ley 18.046 art. 55, 58

[clause-company-voting]
ley: cada acción dará derecho a un voto; quórum de constitución de la junta; mayoría absoluta de las acciones presentes
gente: cuántos votos tengo; cuántos votos se necesitan en la junta; decide la mayoría de los socios
law: one vote per share; quorum of shareholders; majority of the shares entitled to vote
people: how many votes do i have; votes needed at the meeting; majority of partners decides
donde: Ley 18.046 art. 61

[clause-company-amend-bylaws]
ley: reforma de estatutos; modificación de los estatutos sociales; dos terceras partes de las acciones emitidas
gente: cambiar los estatutos; modificar la escritura de la sociedad; qué mayoría cambia los estatutos
law: amendment of the bylaws; amend the articles of incorporation; amend the operating agreement
people: change the bylaws; how to change the company rules
donde: Ley 18.046 art. 67

[clause-company-profits]
ley: distribución de utilidades; las utilidades se distribuirán a prorrata; reparto de utilidades entre los socios
gente: cómo se reparten las utilidades; cuánto me toca de las ganancias de la sociedad; retiros de los socios
law: distribution of profits; distributions to members pro rata; allocation of profits and losses
people: how are profits split; my share of the profits; partner draws

[clause-company-dividends]
ley: dividendo mínimo obligatorio; dividendos provisorios; treinta por ciento de las utilidades líquidas
gente: cuándo pagan dividendos; no reparten dividendos; dividendo de las acciones; cuánto dividendo me toca
law: dividend policy; declare dividends; cumulative dividends
people: when are dividends paid; no dividends paid; dividends on my shares
donde: Ley 18.046 art. 78, 79

[clause-company-losses]
ley: soportar las pérdidas; las pérdidas se dividirán; responsabilidad limitada al monto de los aportes
gente: quién paga las pérdidas; respondo con mi casa por la sociedad; hasta cuánto responden los socios; deudas de la sociedad
law: losses shall be borne; liability of members limited to; no personal liability of shareholders
people: who bears the losses; am i liable for company debts; do i risk my house

[clause-company-accounts]
ley: balance y estados financieros de la sociedad; balance general al 31 de diciembre; auditores externos; inspectores de cuentas
gente: quién revisa las cuentas de la sociedad; balance de la empresa; auditar la sociedad
law: annual financial statements of the company; independent auditors; fiscal year of the company
people: who checks the books; company accounts; audited accounts
donde: Ley 18.046 art. 51, 52, 74

[clause-company-information]
ley: derecho de información de los accionistas; examinar los libros de la sociedad; entregar estados financieros mensuales al inversionista
gente: puedo ver los libros de la empresa; socio no me muestra las cuentas; información para los accionistas
law: information rights; inspect the books of the company; deliver monthly financial statements
people: can i see the company books; partner hides the accounts
donde: Ley 18.046 art. 54

[clause-company-related-parties]
ley: operaciones con partes relacionadas; conflicto de interés del director; interés por sí o como representante
gente: socio le vende a su propia empresa; director con conflicto; negocios entre la sociedad y un socio
law: related party transactions; director interested in a contract; arm's length basis
people: partner sells to his own company; conflict of interest of a director
donde: Ley 18.046 art. 44

[clause-company-noncompete-partners]
ley: los socios no podrán competir con la sociedad; explotar por cuenta ajena el ramo; no competencia de los accionistas
gente: socio pone otra empresa igual; mi socio me hace competencia; puedo tener otra empresa del mismo rubro
law: shareholders shall not compete; non-compete of founders; competing business of a member
people: partner opens the same business; may i own a competing company

[clause-company-founder-dedication]
ley: dedicación exclusiva de los fundadores; dedicar tiempo completo a la sociedad
gente: fundador tiene que trabajar tiempo completo; socio no trabaja en la empresa; socio no aparece
law: founders shall devote full time; key person
people: must founders work full time; partner does not work

[clause-company-exclusion]
ley: exclusión de un socio; separación de un socio; socio incumplidor
gente: echar a un socio; sacar a un socio de la sociedad; socio que no cumple
law: expulsion of a member; defaulting shareholder; bad leaver
people: kick out a partner; remove a partner

[clause-company-withdrawal]
ley: derecho a retiro; retiro de un socio; accionista disidente
gente: salirme de la sociedad; quiero irme de la sociedad; que me compren y me voy; no estuve de acuerdo y me quiero retirar
law: withdrawal of a member; dissenters rights; appraisal rights
people: leave the company as a partner; get paid and leave
donde: Ley 18.046 art. 69

[clause-company-death-of-partner]
ley: fallecimiento de un socio; la sociedad continuará con los herederos; herederos del socio fallecido
gente: se murió mi socio; los herederos entran a la sociedad; qué pasa si muere un socio
law: death of a member; estate of a deceased shareholder; continue with the heirs
people: my partner died; do heirs become partners

[clause-company-valuation]
ley: valor de las acciones determinado por peritos; valor libro de las acciones; tasación de los derechos sociales
gente: cuánto vale mi parte; cómo se calcula el precio de las acciones; valorizar la empresa
law: fair market value of the shares; book value of the shares; pre-money valuation
people: how much is my stake worth; how are shares priced; value the company

[clause-company-share-sale]
ley: compraventa de acciones; vende cede y transfiere las acciones; cesión de derechos sociales
gente: vender mis acciones; compré una empresa; comprar la parte de un socio; vendí mi parte de la sociedad
law: sale and purchase of the shares; share purchase agreement; stock purchase
people: sell my shares in the company; bought a company; buy a partner's stake

[clause-company-share-sale-warranties]
ley: declaraciones y garantías del vendedor de las acciones; pasivos ocultos; contingencias de la sociedad
gente: aparecieron deudas de la empresa que compré; deudas ocultas de la sociedad; juicios de la empresa comprada
law: representations and warranties of the sellers; undisclosed liabilities; disclosure schedule
people: hidden debts in the company i bought; seller hid liabilities

[clause-company-closing]
ley: fecha de cierre de la compraventa de acciones; condiciones precedentes al cierre; ajuste de precio al cierre
gente: cuándo se cierra la compra de la empresa; qué falta para cerrar la venta de las acciones
law: closing date of the acquisition; conditions precedent to closing; closing deliverables
people: when does the deal close; what must happen before closing

[clause-company-investment-round]
ley: suscripción de acciones por el inversionista; ronda de inversión; nota convertible
gente: entra un inversionista; levantar capital; préstamo que se convierte en acciones; cuánto porcentaje se lleva el inversionista
law: subscription for shares by the investor; convertible note; simple agreement for future equity; conversion price
people: raise money for my startup; loan that turns into shares; what percentage does the investor get

[clause-company-registration-rights]
ley: apertura en bolsa de la sociedad; inscripción de las acciones en el registro de valores
gente: salir a la bolsa; abrir la empresa a la bolsa
law: registration rights; demand registration; initial public offering of the company
people: go public; take the company public

[clause-company-merger-division]
ley: fusión de la sociedad; división de la sociedad; transformación de la sociedad; transformarse en sociedad por acciones
gente: fusionar dos empresas; dividir la empresa en dos; pasar de limitada a spa; convertir la empresa en otra
law: merger of the company; conversion of the company; division of the company
people: merge two companies; split the company; turn the llc into a corporation
donde: Ley 18.046 art. 94, 96, 99

[clause-company-dissolution]
ley: disolución de la sociedad; liquidación de la sociedad; comisión liquidadora; liquidador de la sociedad
gente: cerrar la sociedad; terminar la sociedad con mi socio; disolver la empresa; qué pasa con los bienes si se cierra la empresa
law: dissolution of the company; winding up of the company; liquidator of the company
people: close the company; end the partnership; what happens to the assets of the company
donde: Ley 18.046 art. 103

[clause-company-arbitration]
ley: diferencias entre los accionistas; dificultades entre los socios; árbitro arbitrador entre los socios
gente: pelea entre socios quién resuelve; demandar a mi socio; juicio entre socios; arbitraje de la sociedad
law: disputes among the shareholders; dispute between members arbitration
people: who decides a fight between partners; sue my partner
donde: Ley 18.046 art. 125; Código de Comercio art. 441

[clause-company-adherence]
ley: adhesión al pacto de accionistas; pacto de accionistas; depositar el pacto en la sociedad
gente: el que compra acciones debe firmar el pacto; vale el pacto de accionistas; romper el pacto de accionistas
law: shareholders agreement; deed of adherence; joinder agreement
people: must the buyer sign the shareholders agreement; breach of the shareholders agreement
donde: Ley 18.046 art. 14

[clause-company-indemnity-directors]
ley: indemnidad de los directores; seguro de responsabilidad de directores; responsabilidad de los directores
gente: demandan a los directores; directores responden con su plata; seguro para directores
law: indemnification of directors and officers; d&o insurance; exculpation of directors
people: are directors personally liable; insurance for directors
donde: Ley 18.046 art. 41

[clause-company-single-shareholder]
ley: constituida por un solo accionista; sociedad por acciones unipersonal
gente: sociedad de una sola persona; empresa con un solo dueño; spa con un socio
law: sole shareholder; single member company
people: company with one owner; one person company
donde: Código de Comercio art. 424
`;
