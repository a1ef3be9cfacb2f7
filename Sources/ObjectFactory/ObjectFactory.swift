// ObjectFactory
