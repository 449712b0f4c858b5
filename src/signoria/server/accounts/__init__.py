"""Members: guests who have a passkey, and with it a name of their own, devices, codes, and their data in their hands.

Guests stay what they are: a name and a cookie (`people.py`). Whoever adds a passkey becomes a member and from then on
comes by a session that can be taken back. There are no passwords.
"""
