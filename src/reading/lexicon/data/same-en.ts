/** Words that lawyers use for one thing, in English. Ours. */
export const SAME_EN = `
autor: Fojas
revisado: segunda lectura 2026-11-25

[same-fee]
law: fee; fees; price; charge; payment; compensation; remuneration

[same-salary]
law: salary; wage; wages; earn; earns; remuneration

[same-end]
law: end; ends; terminate; termination; expire; expiry

[same-start]
law: start; starts; begin; begins; commence; commencement

[same-compete]
law: compete; competitor; competition; competes

[same-assign]
law: assign; assignment; assignable

[same-penalty]
law: penalty; penalties; damages

[same-confidentiality]
law: confidentiality; confidential; disclose

[same-late]
law: late; delay; delayed

[same-renew]
law: renew; renewal; renews

[same-deliver]
law: deliver; delivery; delivered

[same-breach]
law: breach; breaches; violation

[same-insure]
law: insure; insurance

[same-govern]
amplio: govern; governing
law: govern; governed; governing

[same-arbitration]
law: arbitration; arbitrator; disputes; dispute

[same-cap]
law: cap; limit; exceed; maximum; limited

[same-notice]
law: notice; notify

[same-pay]
law: pay; paid; payment; payable

[same-cure]
law: cure; remedy; cured

[same-represent]
amplio: represent; represents; represented
law: represent; represented; represents

[same-nonsolicitation]
law: nonsolicitation; solicit

[same-noncompete]
law: noncompete; compete; competitor

[same-resign]
law: resign; resignation

[same-severability]
law: severability; severable; invalid

[same-hourly]
law: hourly; hour

[same-monthly]
law: monthly; month

[same-reimburse]
law: reimburse; reimbursed; reimbursement

[same-increase]
law: increase; increases; raise

[same-owner]
law: owner; owned; ownership; owns; property

[same-trade]
amplio: trade; trading
law: trade; trading

[same-cost]
law: cost; costs; expense; expenses

[same-secret]
law: secret; secrets; confidential; confidentiality

[same-warranty]
law: warranty; warranties; warrant; warrants; warranted

[same-indemnity]
law: indemnity; indemnify; harmless

[same-signed]
amplio: executed; made
law: signed; executed; made

[same-buy]
amplio: order; orders
law: buy; buys; purchase; purchases; order; orders; acquire
`;
