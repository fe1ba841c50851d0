"""Prints what Python's own readers find in e-mails and pages, a JSON line a file: the words of its body, those of its head, the names of what is attached."""
import email
import email.policy
import html.parser
import json
import re
import sys

SILENT = ("script", "style", "title", "template", "noscript")
INLINE = "a abbr b bdi big cite code del dfn em font i ins kbd mark q s samp small span strong sub sup tt u var wbr".split()


class Words(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.out, self.depth = [], 0

    def handle_starttag(self, tag, attrs):
        self.depth += tag in SILENT
        if tag not in INLINE:
            self.out.append(" ")

    def handle_endtag(self, tag):
        self.depth -= tag in SILENT and self.depth > 0
        if tag not in INLINE:
            self.out.append(" ")

    def handle_data(self, data):
        if not self.depth:
            self.out.append(data)


def plain(page):
    words = Words()
    words.feed(page)
    return "".join(words.out)


def decoded(page):
    """A page in the encoding of its first mark, else as it says of itself, else UTF-8, else that of Windows."""
    if page[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return page.decode("utf-16", "replace")
    said = re.search(rb"charset\s*=\s*[\"']?([\w-]+)", page[:2048])
    try:
        return page.decode(said[1].decode() if said else "utf-8")
    except UnicodeDecodeError:
        return page.decode("windows-1252", "replace")


def text_in(part, attached):
    """The words of a part: of several forms of one body the plain one, of other parts each; of what is attached the name alone."""
    kind = part.get_content_type()
    if part.is_multipart() and part.get_content_disposition() != "attachment":
        said = [text_in(below, attached) for below in part.iter_parts()]
        if kind == "multipart/alternative":
            return next((one for one in said if one.strip()), "")
        return "\n".join(said)
    if part.get_content_disposition() == "attachment" or part.get_content_maintype() != "text":
        attached.append(part.get_filename() or "")
        return ""
    try:
        body = part.get_content()
    except (LookupError, KeyError):
        body = part.get_payload(decode=True).decode("latin-1")
    return plain(body) if kind == "text/html" else body


def of_letter(file):
    letter = email.message_from_binary_file(file, policy=email.policy.default)
    attached = []
    body = text_in(letter, attached)
    heads = " ".join(str(one) for name in ("subject", "from", "to", "cc") for one in letter.get_all(name, []))
    return {"body": body, "once": " ".join([heads, *attached])}


for name in sys.argv[1:]:
    try:
        with open(name, "rb") as file:
            if name.endswith(".html"):
                print(json.dumps({"body": plain(decoded(file.read())), "once": ""}))
            else:
                print(json.dumps(of_letter(file)))
    except Exception as error:
        print(json.dumps({"failed": repr(error)}))
