/** Concepts of a field of law: how statutes and contracts say it, and how people ask. Ours. */
export const FAMILY = `
[divorce]
ley: divorcio; terminación del matrimonio; sentencia de divorcio
gente: divorciarse; divorciarme; divorciar; terminar el matrimonio
law: divorce; dissolution of marriage
people: get divorced; end a marriage

[cessation]
ley: cese de la convivencia; cese efectivo de la convivencia; lapso
gente: separados; separado de hecho; años separados; dejar de vivir juntos; ya no vivimos juntos
law: cessation of cohabitation; separation
people: living apart; separated

[divorce-fault]
ley: falta imputable al otro cónyuge; violación grave de los deberes; transgresión del deber de fidelidad; malos tratamientos
gente: infidelidad; infiel; engañó; me engaña; adulterio; golpea a la esposa
law: fault; adultery
people: cheating; cheated; unfaithful

[economic-compensation]
ley: compensación económica; menoscabo económico; labores propias del hogar; cuidado de los hijos
gente: dedicarse a la casa; dueña de casa; plata después del divorcio; dejó de trabajar por los hijos; dejé de trabajar
law: economic compensation; compensatory payment
people: stayed home; housewife

[maintenance]
ley: alimentos; pensión alimenticia; pensión de alimentos; alimentante; alimentario
gente: mantención; mantener a los hijos; papá no paga; plata para los hijos; pensión para los hijos
law: maintenance; child support; alimony
people: support payments

[custody]
ley: cuidado personal; cuidado personal de los hijos; corresponsabilidad
gente: custodia; tuición; quedarse con los hijos; con quién viven los niños; con quién se quedan los hijos
law: custody; personal care
people: who gets the children; kids live with

[visits]
ley: relación directa y regular; relación directa y regular con el hijo
gente: visitas; ver a mis hijos; no me deja ver; régimen de visitas; ver a los niños
law: visitation; contact
people: see my kids; see my children

[marriage-nullity]
ley: nulidad del matrimonio; matrimonio nulo; declaración de nulidad; declarado nulo
gente: anular el matrimonio; invalidar el matrimonio; matrimonio no vale
law: annulment; nullity of marriage
people: cancel a marriage; void marriage

[marriage-requirements]
ley: contraer matrimonio; no podrán contraer matrimonio; impedimento; manifestación; testigos inhábiles; oficial del Registro Civil
gente: casarse; casarme; casar; edad para casarse; matrimonio con un pariente; quién no puede casarse
law: contract marriage; impediment
people: get married; marry

[judicial-separation]
ley: separación judicial; separados judicialmente; vida en común intolerable
gente: separarse legalmente; separarse sin divorciarse; separación legal
law: judicial separation; legal separation
people: separate without divorce

[marital-property]
ley: sociedad conyugal; gananciales; separación total de bienes; participación en los gananciales; régimen de bienes
gente: bienes del matrimonio; repartir los bienes; de quién es la casa; repartir la casa
law: community property; marital property regime
people: split the house; divide property

[family-home]
ley: bienes familiares; residencia principal de la familia
gente: casa de la familia; vivienda familiar; vender la casa familiar
law: family home

[paternity]
ley: filiación; reclamación de filiación; reconocimiento del hijo; paternidad
gente: reconocer a un hijo; no reconoce; no reconoció; apellido del padre; adn; examen de adn
law: filiation; paternity
people: who is the father

[adoption]
ley: adopción; adoptado; adoptante
gente: adoptar; adoptar un niño
law: adoption
people: adopt

[domestic-violence]
ley: violencia intrafamiliar; maltrato; medidas de protección
gente: me pega; marido golpea; violencia en la casa; violencia de pareja; marido violento
law: domestic violence
people: husband hits; abusive

[civil-union]
ley: acuerdo de unión civil; conviviente civil; convivientes civiles
gente: pareja sin casarse; vivir juntos sin casarse; auc
law: civil union
people: live together unmarried

[guardianship]
ley: curaduría; tutela; guardador; curador; interdicción
gente: hacerse cargo de una persona incapaz; administrar los bienes de un incapaz; persona con demencia
law: guardianship; curator
`;
