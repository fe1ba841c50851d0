/** Concepts of clauses of companies: articles of association, agreements of shareholders, sales of shares. Ours; not read by a lawyer yet. */
export const CLAUSES_COMPANY = `
autor: Fojas
revisado: segunda lectura 2026-11-28

[clause-company-name]
ley: nombre o razón social; la sociedad se denominará; nombre de fantasía
gente: cómo se llama la sociedad; nombre de la sociedad; cambiar el nombre de la empresa; razón social de la empresa; qué nombre puedo ponerle a la sociedad
law: the name of the company shall be; trade name of the company
people: what is the company called; change the company name

[clause-company-object]
ley: objeto de la sociedad; objeto social; el giro de la sociedad será
gente: a qué se dedica la sociedad; qué negocios puede hacer la sociedad; ampliar el giro; giro de la sociedad; rubro de la sociedad; a qué giro se dedica la empresa
law: purpose of the company; objects of the company; business of the company
people: what business may the company carry on; what is the company allowed to do; purpose in the articles of incorporation

[clause-company-seat]
ley: domicilio de la sociedad; domicilio social; establecer agencias o sucursales
gente: domicilio de la empresa; abrir sucursales de la sociedad; dónde tiene su domicilio la sociedad; cambiar el domicilio de la sociedad
law: registered office of the company; principal office of the company
people: where is the company based; company seat; open branches

[clause-company-duration]
ley: duración de la sociedad; la sociedad durará; duración indefinida de la sociedad
gente: cuánto dura la sociedad; hasta cuándo existe la sociedad; vence la sociedad; plazo de duración de la sociedad
law: the company shall have perpetual existence; term of the partnership
people: how long does the company last; duration of the partnership
donde: Código de Comercio art. 425
no: conyugal; civil partnership

[clause-company-capital]
ley: capital de la sociedad; capital social; dividido en acciones nominativas
gente: capital de la empresa; cuánto capital tiene la sociedad; en cuántas acciones se divide
law: share capital; authorized capital; capital stock divided into shares
people: how much capital does the company have; how many shares are there

[clause-company-contributions]
ley: aporte de los socios; aportar en dinero efectivo; enterar y pagar el capital; excluir de la sociedad al socio moroso; entrega del aporte
gente: cuánto pone cada socio; qué aportó cada socio; plazo para poner la plata de la sociedad; socio no enteró su aporte; socio no puso la plata; qué pasa si un socio no aporta lo que prometió
law: capital contribution; initial contribution of each member; pay in the capital
people: how much does each partner put in; partner did not pay his capital share
donde: Código de Comercio art. 379
no: conyugal

[clause-company-contribution-in-kind]
ley: aportes no consistentes en dinero; estimación de los aportes; aporta en dominio el inmueble
gente: aportar una casa a la sociedad; poner un vehículo como aporte; aportar mi trabajo a la sociedad; socio industrial; aportar bienes a la sociedad; aporte en trabajo
law: contribution in kind; non-cash contribution; contribution of services
people: put a house into the company; contribute work instead of money
no: conyugal

[clause-company-capital-increase]
ley: aumento de capital; emisión de nuevas acciones de pago; modificar el capital social
gente: emitir más acciones; meter más plata a la sociedad; entra un socio nuevo con plata; subir el capital de la sociedad; aumentar el capital de la empresa
law: increase of capital; issuance of additional shares; additional capital contribution
people: issue more shares; put more money into the company; capital call

[clause-company-preemption]
ley: derecho preferente de suscripción; opción preferente para suscribir; a prorrata de las acciones que posean
gente: derecho a comprar las acciones nuevas; que no me diluyan; mantener mi porcentaje; me diluyeron en el aumento; diluyeron mi participación; cómo evito que me diluyan
law: preemptive rights; right to subscribe pro rata; anti-dilution
people: keep my percentage; avoid being diluted; first to buy new shares
donde: Ley 18.046 art. 25

[clause-company-share-classes]
ley: series de acciones; acciones preferidas; preferencias de las acciones
gente: acciones preferentes; acciones sin voto; acciones preferentes con más derechos; tipos de acciones de la sociedad
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
gente: vender mi parte a un tercero; prohibido vender acciones; necesito permiso para vender mi parte; puedo vender mis acciones a cualquiera; los socios no me dejan vender mis acciones
law: restrictions on transfer of shares; no shareholder shall transfer; lock-up period
people: sell my stake to an outsider; not allowed to sell shares; can i sell my company shares
donde: Ley 18.046 art. 14
no: bolsa

[clause-company-first-refusal-shares]
ley: opción preferente de compra de acciones; derecho preferente de los socios; ofrecer las acciones a los demás accionistas
gente: ofrecer primero a los socios; derecho a comprar la parte del socio que se va; los otros socios tienen preferencia para comprar; derecho de preferencia de los socios
law: right of first refusal on shares; offer the shares to the other shareholders; right of first offer on shares
people: offer my shares to partners first; buy out the partner who leaves
no: arrendatario; comunero

[clause-company-tag-along]
ley: derecho de acompañamiento; venta conjunta de acciones; tag along
gente: si vende el mayoritario yo también; que me compren mis acciones en las mismas condiciones; vender mis acciones junto con el controlador; venden la empresa y quiero vender también
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
people: option to buy my partner's shares; make my partner buy my shares; force a buyout of my shares
no: spouse; conyugal

[clause-company-deadlock]
ley: desacuerdo insalvable entre los socios; empate en el directorio; bloqueo en la toma de decisiones
gente: empate entre socios; los socios no se ponen de acuerdo; sociedad mitad y mitad bloqueada; somos dos socios mitad y mitad; socios al cincuenta por ciento no hay acuerdo
law: deadlock; deadlock resolution; buy-sell mechanism; shotgun clause
people: fifty fifty stuck; business partners cannot agree; tie between two business partners; two owners disagree

[clause-company-vesting]
ley: adquisición gradual de las acciones; período de permanencia de los fundadores; recompra de acciones no consolidadas
gente: fundador se va antes; perder las acciones si me voy; acciones por años trabajados; cuándo son mías mis acciones de fundador; fundador que se va pierde sus acciones
law: vesting schedule; unvested shares; cliff period; repurchase of founder shares
people: founder leaves early; when do my shares vest; lose shares if i quit

[clause-company-option-plan]
ley: plan de opciones de acciones; opciones de suscripción para trabajadores
gente: acciones para los empleados; opciones sobre acciones; bono en acciones; stock options
law: stock option plan; option pool; grant of options; exercise price of the option
people: shares for employees; employee stock options; stock bonus
donde: Ley 18.046 art. 24

[clause-company-board]
ley: la sociedad será administrada por un directorio; directorio compuesto por miembros; directores titulares y suplentes
gente: cuántos directores tiene la sociedad; cuántos directores debe haber; reelegir a los directores; quién elige a los directores de la sociedad; quién manda en la sociedad anónima; cuánto duran los directores de la sociedad
law: board of directors of the company; number of directors; each director shall hold office
people: who runs the company; how many directors; who chooses the directors
donde: Ley 18.046 art. 31
no: colegio; escuela; hospital; vecinos

[clause-company-board-seats]
ley: derecho a designar un director; votar para elegir a los directores propuestos; director designado por el inversionista
gente: puedo poner un director; derecho a un asiento en el directorio; inversionista nombra director
law: right to appoint a director; investor director; board observer
people: can i name a director; board seat; observer on the board

[clause-company-board-meetings]
ley: sesiones de directorio; quórum de sesiones del directorio; voto dirimente del presidente
gente: cada cuánto se reúne el directorio; cuántos directores para decidir; quién desempata en el directorio; directorio por videoconferencia; acta del directorio
law: meetings of the board; quorum of directors; casting vote; written consent in lieu of a meeting
people: how often does the board meet; who breaks the tie; how many directors to pass a resolution
donde: Ley 18.046 art. 47, 48
no: vecinos; sindicato

[clause-company-directors-pay]
ley: remuneración de los directores; los directores no serán remunerados; dieta por asistencia a sesiones
gente: sueldo del directorio; cuánto ganan los directores de la sociedad; les pagan a los miembros del directorio
law: remuneration of directors; directors fees
people: are directors paid; pay of directors
donde: Ley 18.046 art. 33
no: colegio; escuela

[clause-company-manager]
ley: gerente general; facultades del gerente; el gerente representará judicialmente
gente: quién nombra al gerente; sacar al gerente de la sociedad; qué puede firmar el gerente; facultades del gerente general
law: managing director; chief executive officer powers; corporate officers of the company
people: what may the manager do; who appoints the manager; remove the ceo
donde: Ley 18.046 art. 49
no: indemnización; despido

[clause-company-administration-partners]
ley: administración y uso de la razón social; corresponderá al socio la administración; actuando conjuntamente dos cualesquiera
gente: quién administra la sociedad limitada; qué socio firma; firman los dos socios; socio administrador; quién es el representante legal de la sociedad; cambiar al socio administrador
law: managed by its members; managing partner; any two acting jointly
people: which partner signs; do both partners have to sign; who manages the llc
no: conyugal

[clause-company-powers]
ley: abrir y cerrar cuentas corrientes bancarias; girar y sobregirar; poderes de administración de la sociedad
gente: quién puede firmar cheques de la sociedad; poderes bancarios de la empresa; quién puede pedir crédito por la sociedad; revocar poderes de la sociedad; dar poder a un apoderado de la empresa
law: authority to open bank accounts; bind the company; banking powers
people: who can sign checks for the company; who may borrow for the company

[clause-company-reserved-matters]
ley: materias que requieren acuerdo de; voto favorable del inversionista; quórum calificado de los accionistas
gente: qué decisiones necesitan a todos los socios; vetar una decisión de la sociedad; decisiones importantes de la empresa; derecho a veto en la sociedad; veto del socio minoritario; veto del inversionista
law: reserved matters; protective provisions; consent of the investor required; veto rights
people: decisions that need all partners; what needs investor approval; can i veto a company decision
no: proyecto de ley; presidente de la república

[clause-company-shareholders-meeting]
ley: junta general de accionistas; junta ordinaria de accionistas; junta extraordinaria; citación a junta de accionistas
gente: cuándo es la junta de accionistas; quién cita a la junta de accionistas; no me citaron a la junta de accionistas; reunión de socios de la empresa; junta de accionistas por videoconferencia
law: general meeting of shareholders; annual meeting of stockholders; notice of meeting of shareholders
people: when is the shareholders meeting; not invited to the shareholders meeting; who calls the shareholders meeting
donde: Ley 18.046 art. 55, 58, 59
no: vecinos; acreedores; copropietarios

[clause-company-voting]
ley: cada acción dará derecho a un voto; quórum de constitución de la junta; mayoría absoluta de las acciones presentes
gente: decide la mayoría de los socios; cuántos votos tengo por mis acciones; cuántos votos se necesitan en la junta de accionistas; cuántos votos vale cada acción
law: one vote per share; quorum of shareholders; majority of the shares entitled to vote
people: majority of partners decides; how many votes per share; votes needed at the shareholders meeting
donde: Ley 18.046 art. 61
no: vecinos; acreedores; copropietarios; elecciones

[clause-company-amend-bylaws]
ley: reforma de estatutos; modificación de los estatutos sociales; dos terceras partes de las acciones emitidas
gente: modificar la escritura de la sociedad; qué mayoría cambia los estatutos; cambiar los estatutos de la sociedad; modificar la sociedad
law: amendment of the bylaws; amend the articles of incorporation; amend the operating agreement
people: change the bylaws; how to change the company rules
donde: Ley 18.046 art. 67
no: vecinos; fundación; corporación; sindicato; administrativo; docente

[clause-company-profits]
ley: distribución de utilidades; las utilidades se distribuirán a prorrata; reparto de utilidades entre los socios
gente: cuánto me toca de las ganancias de la sociedad; retiros de los socios; socio se queda con las utilidades; repartir las ganancias entre socios; cómo se reparten las utilidades entre los socios
law: distribution of profits; distributions to members pro rata; allocation of profits and losses
people: how are profits split; partner draws; my share of the company profits
no: gratificación; trabajador; trabajadores; conyugal

[clause-company-dividends]
ley: dividendo mínimo obligatorio; dividendos provisorios; treinta por ciento de las utilidades líquidas
gente: no reparten dividendos; cuándo pagan dividendos a los accionistas; cuánto dividendo me toca por mis acciones; dividendo por acción; obligación de repartir dividendos
law: dividend policy; declare dividends; cumulative dividends
people: when are dividends paid; no dividends paid; dividends on my shares
donde: Ley 18.046 art. 78, 79
no: hipotecario; hipoteca; casa; departamento

[clause-company-losses]
ley: las pérdidas se dividirán; responsabilidad limitada al monto de los aportes; soportar las pérdidas sociales
gente: respondo con mi casa por la sociedad; hasta cuánto responden los socios; quién paga las pérdidas de la sociedad; socio responde por las deudas de la sociedad; me pueden cobrar a mí las deudas de la empresa; respondo con mis bienes por la empresa
law: losses shall be borne; liability of members limited to; no personal liability of shareholders
people: am i liable for company debts; who bears the losses of the company; do i risk my house for the company; personally liable for the company
no: conyugal

[clause-company-accounts]
ley: balance y estados financieros de la sociedad; balance general al 31 de diciembre; auditores externos; inspectores de cuentas
gente: quién revisa las cuentas de la sociedad; balance de la empresa; auditar la sociedad; quién es el auditor de la sociedad; inspector de cuentas
law: annual financial statements of the company; independent auditors; fiscal year of the company
people: who checks the books; company accounts; audited accounts
donde: Ley 18.046 art. 51, 52, 74

[clause-company-information]
ley: derecho de información de los accionistas; examinar los libros de la sociedad; entregar estados financieros mensuales al inversionista
gente: puedo ver los libros de la empresa; socio no me muestra las cuentas; información para los accionistas; socio minoritario quiere ver la contabilidad; no me dejan ver los libros de la sociedad
law: inspect the books of the company; deliver monthly financial statements; information rights of the investor
people: can i see the company books; partner hides the accounts
donde: Ley 18.046 art. 54
no: vecinos; sindicato

[clause-company-related-parties]
ley: operaciones con partes relacionadas; conflicto de interés del director; operación en que un director tenga interés
gente: socio le vende a su propia empresa; director con conflicto; negocios entre la sociedad y un socio; autocontratación del director; el gerente contrata con su propia empresa
law: related party transactions; director interested in a contract; arm's length basis
people: partner sells to his own company; conflict of interest of a director
donde: Ley 18.046 art. 44, 146, 147

[clause-company-noncompete-partners]
ley: los socios no podrán competir con la sociedad; no competencia de los accionistas; explotar por cuenta propia el ramo de industria; operaciones particulares de los socios
gente: socio pone otra empresa igual; mi socio me hace competencia; puedo tener otra empresa del mismo rubro
law: shareholders shall not compete; non-compete of founders; competing business of a member
people: partner opens the same business; may i own a competing company
donde: Código de Comercio art. 404
no: empleador

[clause-company-founder-dedication]
ley: dedicación exclusiva de los fundadores; dedicar tiempo completo a la sociedad
gente: fundador tiene que trabajar tiempo completo; socio no trabaja en la empresa; socio no aparece por la empresa
law: founders shall devote full time; key person
people: must founders work full time; co-founder does not work; partner does not show up at the business

[clause-company-exclusion]
ley: exclusión de un socio; separación de un socio; socio incumplidor
gente: sacar a un socio de la sociedad; cómo echo a mi socio de la empresa; expulsar al socio de la sociedad; echar a un socio de la empresa; socio que no cumple con la sociedad
law: expulsion of a member; defaulting shareholder; bad leaver
people: kick out a business partner; remove a partner from the company
no: vecinos; club; cooperativa; sindicato; house

[clause-company-withdrawal]
ley: retiro de un socio; accionista disidente; derecho a retiro del accionista
gente: salirme de la sociedad; quiero irme de la sociedad; que me compren mi parte y me salgo; accionista no estuvo de acuerdo y se quiere retirar; renunciar a la sociedad
law: withdrawal of a member; dissenters rights; appraisal rights
people: leave the company as a partner; cash out my stake; dissenting shareholder wants out
donde: Ley 18.046 art. 69
no: afp; pensión; niño; retracto; conyugal; vecinos

[clause-company-death-of-partner]
ley: fallecimiento de un socio; la sociedad continuará con los herederos; herederos del socio fallecido
gente: se murió mi socio; los herederos entran a la sociedad; qué pasa si muere un socio
law: death of a member; estate of a deceased shareholder; continue with the heirs
people: do heirs become partners; my business partner died; shareholder died
no: conyugal

[clause-company-valuation]
ley: valor de las acciones determinado por peritos; valor libro de las acciones; tasación de los derechos sociales
gente: cómo se calcula el precio de las acciones; valorizar la empresa; cuánto vale mi parte de la empresa; cómo se valoriza la empresa
law: fair market value of the shares; book value of the shares; pre-money valuation
people: how much is my stake worth; how are shares priced; value the company
no: herencia

[clause-company-share-sale]
ley: compraventa de acciones; vende cede y transfiere las acciones; cesión de derechos sociales
gente: comprar la parte de un socio; vendí mi parte de la sociedad; vender mis acciones de la empresa; comprar acciones de una empresa cerrada; contrato de compraventa de acciones; compré las acciones de una empresa; comprar una empresa completa
law: sale and purchase of the shares; share purchase agreement; stock purchase
people: sell my shares in the company; buy a partner's stake; bought shares of a company
no: impuesto; bolsa

[clause-company-share-sale-warranties]
ley: declaraciones y garantías del vendedor de las acciones; pasivos ocultos; contingencias de la sociedad
gente: aparecieron deudas de la empresa que compré; deudas ocultas de la sociedad; juicios de la empresa comprada
law: representations and warranties of the sellers; undisclosed liabilities; disclosure schedule
people: hidden debts in the company i bought; seller hid liabilities

[clause-company-closing]
ley: fecha de cierre de la compraventa de acciones; condiciones precedentes al cierre; ajuste de precio al cierre
gente: cuándo se cierra la compra de la empresa; qué falta para cerrar la venta de las acciones
law: closing date of the acquisition; conditions precedent to closing; closing deliverables
people: what must happen before closing the acquisition; when does the share deal close

[clause-company-investment-round]
ley: suscripción de acciones por el inversionista; ronda de inversión; nota convertible
gente: entra un inversionista; préstamo que se convierte en acciones; cuánto porcentaje se lleva el inversionista; levantar plata para mi startup; levantar capital para la empresa
law: subscription for shares by the investor; convertible note; simple agreement for future equity; conversion price
people: raise money for my startup; loan that turns into shares; what percentage does the investor get

[clause-company-registration-rights]
ley: apertura en bolsa de la sociedad; inscripción de las acciones en el registro de valores
gente: salir a la bolsa; abrir la empresa a la bolsa
law: demand registration; initial public offering of the company; registration rights of the holders
people: take the company public; company goes public; listing on the stock exchange

[clause-company-merger-division]
ley: fusión de la sociedad; división de la sociedad; transformación de la sociedad; transformarse en sociedad por acciones
gente: fusionar dos empresas; dividir la empresa en dos; pasar de limitada a spa; transformar la sociedad; cambiar el tipo de sociedad; absorber una empresa; convertir la empresa en sociedad anónima
law: merger of the company; conversion of the company; division of the company
people: merge two companies; split the company; turn the llc into a corporation
donde: Ley 18.046 art. 94, 96, 99

[clause-company-dissolution]
ley: disolución de la sociedad; liquidación de la sociedad; comisión liquidadora; liquidador de la sociedad
gente: cerrar la sociedad; terminar la sociedad con mi socio; disolver la empresa; qué pasa con los bienes si se cierra la empresa; cómo termino una sociedad; mi socio no quiere disolver
law: dissolution of the company; winding up of the company; liquidator of the company
people: close the company; what happens to the assets of the company; end the business partnership; wind up our company
donde: Ley 18.046 art. 103
no: conyugal; vecinos; gananciales

[clause-company-arbitration]
ley: dificultades entre los socios; árbitro arbitrador entre los socios; diferencias entre los accionistas y la sociedad
gente: pelea entre socios quién resuelve; demandar a mi socio; juicio entre socios; arbitraje de la sociedad
law: disputes among the shareholders; dispute between members arbitration
people: who decides a fight between partners; sue my business partner
donde: Ley 18.046 art. 125; Código de Comercio art. 441
no: conyugal; vecinos

[clause-company-adherence]
ley: adhesión al pacto de accionistas; pacto de accionistas; depositar el pacto en la sociedad
gente: el que compra acciones debe firmar el pacto; vale el pacto de accionistas; romper el pacto de accionistas; qué pasa si no cumplen el pacto de accionistas
law: shareholders agreement; deed of adherence; joinder agreement
people: must the buyer sign the shareholders agreement; breach of the shareholders agreement
donde: Ley 18.046 art. 14

[clause-company-indemnity-directors]
ley: indemnidad de los directores; seguro de responsabilidad de directores; responsabilidad de los directores
gente: directores responden con su plata; seguro para directores; los directores responden por lo que hizo la empresa; culpa de los directores; demandan a los directores de la sociedad
law: indemnification of directors and officers; d&o insurance; exculpation of directors
people: are directors personally liable; insurance for directors
donde: Ley 18.046 art. 41
no: colegio; escuela

[clause-company-single-shareholder]
ley: constituida por un solo accionista; sociedad por acciones unipersonal; persona jurídica creada por una o más personas
gente: sociedad de una sola persona; spa con un socio; eirl o spa; formar una empresa yo solo; puedo tener una sociedad sin socios; empresa con un único dueño
law: sole shareholder; single member company
people: company with one owner; one person company
donde: Código de Comercio art. 424
`;
