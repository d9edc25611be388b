final class Table: Storing {}
